/** Texts of shops and reviewers in one language. */
export interface Words {
  /** headings of a description */
  about: string;
  details: string;
  known: string;
  shown: string;
  /** sentences about the shop, for the list of a description */
  promises: string[];
  /** the same for virtual goods */
  virtual: string[];
  /** second paragraph of a description */
  stories: string[];
  reviews: {
    /** five stars */
    great: string[];
    /** four stars: satisfied, with a wish */
    good: string[];
    /** two or three stars */
    fair: string[];
    /** one star */
    poor: string[];
    /** about the parcel, can follow any other */
    parcel: string[];
  };
  /** the shop's replies to praise and to complaints */
  thanks: string[];
  sorry: string[];
  names: string[];
}
