/** Texts of shops and reviewers in one language. */
export interface Words {
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
