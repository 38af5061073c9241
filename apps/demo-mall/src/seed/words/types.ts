/** What a shop says and what its customers say, in one language. */
export interface Words {
  /** headings of a description */
  about: string;
  details: string;
  known: string;
  shown: string;
  /** sentences about the shop's way of working, for the list of a description */
  promises: string[];
  /** the same of what is not shipped */
  virtual: string[];
  /** second paragraph of a description */
  stories: string[];
  reviews: {
    /** five stars */
    great: string[];
    /** four stars: content, with a wish */
    good: string[];
    /** two or three stars */
    fair: string[];
    /** one star */
    poor: string[];
    /** about the parcel, may follow any of the others */
    parcel: string[];
  };
  /** a shop's answers to praise and to complaint */
  thanks: string[];
  sorry: string[];
  names: string[];
}
