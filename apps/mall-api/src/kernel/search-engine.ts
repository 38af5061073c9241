import type { Language } from './language';

/** The query of a goods search; amounts in minor units, inclusive. Absent means "any". */
export interface GoodsFilter {
  text: string;
  categoryId?: number | undefined;
  shopCategoryId?: number | undefined;
  shopId?: number | undefined;
  inStock?: boolean | undefined;
  isSelf?: boolean | undefined;
  isReduced?: boolean | undefined;
  shopTypeId?: number | undefined;
  minRating?: number | undefined;
  /** Goods in one of these scopes (see listing/scope.ts) or with one of these ids. */
  reach?: { scopes: readonly number[]; productIds: readonly number[] } | undefined;
  /** Goods in one of the scopes of each list. */
  anyOf?: readonly (readonly number[])[] | undefined;
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
}

export interface GoodsSearch extends GoodsFilter {
  /** Default: best match first. */
  order?: { by: 'sold' | 'price' | 'age'; direction: 'asc' | 'desc' } | undefined;
  /** Breaks ties: goods with a name in this language come first. */
  language?: Language | undefined;
  offset: number;
  limit: number;
}

export interface SearchHits {
  /** One page, best match first. */
  ids: number[];
  /** Exact up to the counting limit. */
  total: number;
  /** The corrected text that was searched instead, when the original finds nothing. */
  didYouMean?: string | undefined;
  /** No goods have all words; these have some. */
  isPartial?: boolean | undefined;
  /** Score breakdown of each hit, on request. */
  points?: Record<string, number>[] | undefined;
}

export type SuggestionKind = 'goods' | 'shops' | 'categories';

export interface Suggestions extends Record<SuggestionKind, number[]> {
  /** Searches that complete the last word, where the engine knows names as they are shown. */
  words?: string[] | undefined;
  /** The corrected text that was searched instead, when the original finds nothing. */
  didYouMean?: string | undefined;
}

export interface IndexOptions {
  /** Called after each batch with the number of entries so far. */
  progress?: (done: number) => void;
  /** Ends the work after the current batch. */
  signal?: AbortSignal | undefined;
}

/** Searches goods and shops by text in any of the mall's languages. */
export interface SearchEngine {
  goods(search: GoodsSearch, options?: { explain?: boolean }): Promise<SearchHits>;
  /** Goods that `goods` would find, unordered: at most `most`. */
  matching(filter: GoodsFilter, most: number): Promise<number[]>;
  /** Shops, best match first: at most `limit`. */
  shops(text: string, limit: number): Promise<SearchHits>;
  /** Suggestions while typing: the last word may be incomplete. Breaks ties: names in this language come first. */
  suggest(text: string, limit: number, language?: Language): Promise<Suggestions>;
  /** Records a search without results, without any user. */
  noteMiss(text: string): Promise<void>;
  /** Records a successful search, without any user; deferred by some seconds, so that nobody waits for it. */
  noteFound(text: string): void;
  /**
   * Updates the index with pending changes, in batches; resolves to the number of entries. When it is aborted or killed,
   * the rest stays pending.
   */
  indexChanges(options?: IndexOptions): Promise<number>;
  /** Rebuilds every entry, one after the other: search stays available. */
  rebuild(progress?: (done: number) => void): Promise<number>;
}
