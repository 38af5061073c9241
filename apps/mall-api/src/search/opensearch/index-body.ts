const keyword = { type: 'keyword' } as const;
const long = { type: 'long' } as const;

/**
 * The index of goods. Its fields contain the terms of our own analysis, the same as in the database; OpenSearch only
 * looks them up and adds points. The fields correspond to PostgreSQL's weights: `a` is the head of the name, `d` the
 * description.
 */
export const INDEX_BODY = {
  settings: {
    index: { number_of_shards: 1, number_of_replicas: 1, max_result_window: 20_000 },
  },
  mappings: {
    dynamic: 'strict',
    _source: { excludes: ['a', 'b', 'c', 'd'] },
    properties: {
      a: keyword,
      b: keyword,
      c: keyword,
      d: keyword,
      name: keyword,
      scopes: long,
      by_rank: long,
      by_price: long,
      by_dear: long,
      by_sold: long,
      by_age: long,
      worth: { type: 'float' },
    },
  },
} as const;

/** A document of the index. */
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
  /** Points that do not depend on the query: sales, reviews, stock. */
  worth: number;
}
