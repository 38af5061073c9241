/** One suggestion: what it is called, and where it leads. */
export interface Suggestion {
  /** Different from all others. */
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
  /** In display order; empty ones are left out. */
  groups: readonly SuggestionGroup[];
  /** What was looked for instead of what was typed. */
  didYouMean?: string;
}

/** Where suggestions come from. */
export interface SuggestionSource {
  /** What may be meant by what is typed so far; for nothing typed, what was searched for lately. */
  find: (text: string, signal: AbortSignal) => Promise<Suggestions>;
  /** Forgets what was searched for. */
  onForget: () => void;
}
