/** Sentences that a shop chooses from. */
interface Sentences {
  /** a list about service and making, of which a few are chosen */
  promises: string[];
  /** the second paragraph, of which one is chosen */
  stories: string[];
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
