/** A suggestion: its text and its URL. */
export interface Suggestion {
  /** Unique among all suggestions. */
  id: string;
  label: string;
  href: string;
  imageSrc?: string;
  /** Minor units. */
  priceMinor?: number;
}

export type SuggestionKind = 'recent' | 'goods' | 'shops' | 'categories';

export interface SuggestionGroup {
  kind: SuggestionKind;
  items: readonly Suggestion[];
}

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
