const keyword = { type: 'keyword' } as const;
const long = { type: 'long' } as const;

/**
 * An index of goods. Its fields are terms made by our own analysis, the same as in the database: the
 * engine looks them up and adds points, and takes no text apart. What holds for terms of PostgreSQL's
 * weights holds for the fields: `a` is what the thing is, `d` what is said of it.
 */
export const INDEX_BODY = {
  settings: {
    index: { number_of_shards: 1, number_of_replicas: 1, max_result_window: 20_000 },
  },
  mappings: {
    dynamic: 'strict',
    _source: { excludes: ['a', 'b', 'c', 'd'] },
    properties: {
      ...{ a: keyword, b: keyword, c: keyword, d: keyword, name: keyword, scopes: long },
      ...{ by_rank: long, by_price: long, by_dear: long, by_sold: long, by_age: long },
      worth: { type: 'float' },
    },
  },
} as const;

/** Goods as they stand in the index. */
export interface IndexedGoods {
  name: string;
  a: string[];
  b: string[];
  c: string[];
  d: string[];
  scopes: number[];
  by_rank: number;
  by_price: number;
  by_dear: number;
  by_sold: number;
  by_age: number;
  /** Points for what is known of them whatever is asked: sold, reviews, in stock. */
  worth: number;
}
