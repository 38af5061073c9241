/** Goods of your own for the mock. */
export interface MockGoods {
  /** Unique among the goods; in the address of their page. */
  id: number;
  /** In the language that those get for whom there is no translation. */
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
  /** In the language that those get for whom there is no translation. */
  name: string;
  /** The categories below it. */
  children?: MockCategory[];
  /** Names in other languages, by language tag. */
  translations?: Record<string, { name?: string }>;
}

/** What the mock sells instead of the goods of the contract's examples. */
export interface MockData {
  /** Everything that is sold, in the order of lists. */
  goods: MockGoods[];
  /** The top categories; goods may have one of any level. */
  categories?: MockCategory[];
  /** Trending searches. */
  hotWords?: string[];
  /** Trending searches in other languages, by language tag. */
  translations?: Record<string, { hotWords?: string[] }>;
}
