import { sql } from 'kysely';

type Direction = 'asc' | 'desc';

/** The primary sort key of goods; rank and age break ties. */
export interface ProductOrder {
  by: 'rank' | 'sold' | 'price' | 'age';
  direction: Direction;
}

/** The position of a product in a list, with numbers formatted by the database. */
export interface SeekPosition {
  key: string;
  rank: string;
}

/** The index of each order; a list is read along one index, forwards or backwards. */
export const INDEXES = {
  rank: { desc: ['by_rank', 'asc'], asc: ['by_rank', 'desc'] },
  price: { asc: ['by_price', 'asc'], desc: ['by_dear', 'asc'] },
  sold: { desc: ['by_sold', 'asc'], asc: ['by_sold', 'desc'] },
  age: { desc: ['by_age', 'asc'], asc: ['by_age', 'desc'] },
} as const;

/** The SQL for an order on `table`, a row of `listing` or of `listed_product`. */
export function orderIn(table: string, { by, direction }: ProductOrder) {
  const [column, way] = INDEXES[by][direction];
  const key = sql.ref<number>(`${table}.${column}`);
  const rank = sql.ref<number>(`${table}.by_rank`);
  const along = sql.raw(way);
  return {
    columns: by === 'rank' ? rank : sql`${key}, ${rank}`,
    mark: sql`${key}::text as key, ${rank}::text as rank`,
    orderBy: sql`${key} ${along}, ${rank} ${along}`,
    after: (mark: SeekPosition) =>
      sql<boolean>`(${key}, ${rank}) ${sql.raw(way === 'asc' ? '>' : '<')} (${mark.key}::bigint, ${mark.rank}::bigint)`,
  };
}
