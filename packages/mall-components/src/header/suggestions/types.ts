/** A suggestion: its text and its URL. */
export interface Suggestion {
  /** Unique among all suggestions. */
  id: string;
  /** A recent search, a search that completes what is typed, or a name: of a category translated, of goods or a shop as it is written. */
  label: string;
  /** URL of the result that choosing it opens. */
  href: string;
  /** URL of a square image; absent for one without. */
  imageSrc?: string;
  /** Minor units. */
  priceMinor?: number;
}

/** Recent searches, searches that complete what is typed, or names of what the mall has. */
export type SuggestionKind = 'recent' | 'words' | 'goods' | 'shops' | 'categories';

/** Suggestions of one kind. */
export interface SuggestionGroup {
  /** Determines the heading of the group. */
  kind: SuggestionKind;
  /** In display order. */
  items: readonly Suggestion[];
}

/** The answer to what has been typed. */
export interface Suggestions {
  /** In display order; empty groups are left out. */
  groups: readonly SuggestionGroup[];
  /** The corrected query that was searched for instead. */
  didYouMean?: string;
}

/** Source of suggestions. */
export interface SuggestionSource {
  /** Suggestions for the text typed so far; for empty text the recent searches. */
  find: (text: string, signal: AbortSignal) => Promise<Suggestions>;
  /** Clears the recent searches. */
  onForget: () => void;
}
