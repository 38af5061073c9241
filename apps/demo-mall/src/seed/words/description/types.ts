/** Sentences that a shop chooses from. */
interface Sentences {
  /** about service, of which a few are chosen */
  promises: string[];
}

/**
 * Texts of descriptions in one language. Every language has the same sentences in the same order, so that the
 * translation of a description says what the original says.
 */
export interface DescriptionWords {
  about: string;
  details: string;
  known: string;
  shown: string;
  goods: Sentences;
  food: Sentences;
  /** goods that are sent as a message */
  virtual: Sentences;
}
