/** What goods are searched for; amounts in minor units, inclusive. Absent means "any". */
export interface GoodsSearch {
  text: string;
  categoryId?: number | undefined;
  shopCategoryId?: number | undefined;
  shopId?: number | undefined;
  inStock?: boolean | undefined;
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  /** The best match first when absent. */
  order?: { by: 'sold' | 'price' | 'age'; direction: 'asc' | 'desc' } | undefined;
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
  /** Shops, the best match first: at most `limit`. */
  shops(text: string, limit: number): Promise<SearchHits>;
  /** While a shopper types: the last word may be unfinished. */
  suggest(text: string, limit: number): Promise<Suggestions>;
  /** Notes what nobody found, by no person. */
  noteMiss(text: string): Promise<void>;
  /** Brings the index up to date with what changed; gives the number of entries. Safe to repeat. */
  indexChanges(progress?: (done: number) => void): Promise<number>;
  /** Makes every entry anew, one after the other: search goes on meanwhile. */
  rebuild(progress?: (done: number) => void): Promise<number>;
}
