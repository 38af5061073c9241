/** Goods of your own for the mock. */
export interface MockGoods {
  /** Unique among the goods; in the address of their page. */
  id: number;
  name: string;
  /** A decimal string with two decimals: `"34.00"`. */
  price: string;
  /** The price before a reduction. */
  oldPrice?: string;
  /** URLs, the first one for lists. */
  pictures: string[];
  /** Id of a category. */
  category?: number;
  /** Name of the shop that sells them. Default: one shop for all. */
  shop?: string;
  /** Units that can be bought. Default: 50. */
  stock?: number;
  /** Units sold. Default: none. */
  sold?: number;
  /** A sentence or two below the name. */
  introduction?: string;
  /** HTML of the page. */
  description?: string;
  /**
   * What is chosen, each with its values, which have no commas: `{ "Colour": ["Clear", "Smoke"] }`. All combinations have
   * one price.
   */
  options?: Record<string, string[]>;
  /** Texts in other languages, by language tag; a call gets those of its `Accept-Language`. */
  translations?: Record<
    string,
    Partial<Pick<MockGoods, 'name' | 'introduction' | 'description' | 'options'>>
  >;
}

/** A category of your own, with those below it. */
export interface MockCategory {
  /** Unique among all categories. */
  id: number;
  name: string;
  children?: MockCategory[];
  /** Names in other languages, by language tag. */
  translations?: Record<string, { name?: string }>;
}

/** What the mock sells instead of the goods of the contract's examples. */
export interface MockData {
  goods: MockGoods[];
  categories?: MockCategory[];
  /** Trending searches. */
  hotWords?: string[];
  /** Trending searches in other languages, by language tag. */
  translations?: Record<string, { hotWords?: string[] }>;
}
