import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Database } from './schema';

/** Rows to skip and to take. */
export interface Slice {
  offset: number;
  limit: number;
}

/** Rows of a list are counted up to this number; a larger total says "at least". */
export const COUNT_LIMIT = 1000;

/**
 * How many rows a list has, for one of its pages: exact up to COUNT_LIMIT, and as far as the page and the
 * row behind it reach, so that it always shows whether there is a next page.
 */
export const totalOf = <DB extends Database, TB extends keyof DB>(
  db: Kysely<Database>,
  rows: SelectQueryBuilder<DB, TB, object>,
  { offset, limit }: Slice,
) =>
  db
    .selectFrom(
      rows
        .clearSelect()
        .select(sql<number>`1`.as('one'))
        .limit(Math.max(COUNT_LIMIT, offset + limit) + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'));

/** The same, counted. */
export async function countRows<DB extends Database, TB extends keyof DB>(
  db: Kysely<Database>,
  rows: SelectQueryBuilder<DB, TB, object>,
  slice: Slice,
): Promise<number> {
  return (await totalOf(db, rows, slice).executeTakeFirstOrThrow()).total;
}
