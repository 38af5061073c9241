import type { Language } from './language';

/** What goods are searched for; amounts in minor units, inclusive. Absent means "any". */
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
  /** Goods that stand in one of the scopes (see catalog/scope.ts) or are among these. */
  reach?: { scopes: readonly number[]; productIds: readonly number[] } | undefined;
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
}

export interface GoodsSearch extends GoodsFilter {
  /** The best match first when absent. */
  order?: { by: 'sold' | 'price' | 'age'; direction: 'asc' | 'desc' } | undefined;
  /** Of goods that fit alike, those whose names are in this language come first. */
  language?: Language | undefined;
  offset: number;
  limit: number;
}

export interface SearchHits {
  /** One page, the best first. */
  ids: number[];
  /** Exact as far as is counted. */
  total: number;
  /** What was probably meant and was searched for, when nothing has what was typed. */
  didYouMean?: string | undefined;
  /** Points of each hit by what they were given for, when asked for. */
  points?: Record<string, number>[] | undefined;
}

export interface Suggestions {
  goods: number[];
  shops: number[];
  categories: number[];
  /** What was probably meant and was looked for, when nothing has what was typed. */
  didYouMean?: string | undefined;
}

/** Finds goods and shops by words of any of the mall's languages. */
export interface SearchEngine {
  goods(search: GoodsSearch, options?: { explain?: boolean }): Promise<SearchHits>;
  /** Goods that `goods` would find, in no order: at most `most`. */
  matching(filter: GoodsFilter, most: number): Promise<number[]>;
  /** Shops, the best match first: at most `limit`. */
  shops(text: string, limit: number): Promise<SearchHits>;
  /** While a shopper types: the last word may be unfinished. */
  suggest(text: string, limit: number): Promise<Suggestions>;
  /** Notes what nobody found, by no person. */
  noteMiss(text: string): Promise<void>;
  /** Notes what was found, by no person; some seconds later, for nobody waits for that. */
  noteFound(text: string): void;
  /** Brings the index up to date with what changed; gives the number of entries. Safe to repeat. */
  indexChanges(progress?: (done: number) => void): Promise<number>;
  /** Makes every entry anew, one after the other: search goes on meanwhile. */
  rebuild(progress?: (done: number) => void): Promise<number>;
}
