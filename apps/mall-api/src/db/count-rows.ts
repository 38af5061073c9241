import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './schema';

/** Rows to skip and to take. */
export interface Slice {
  offset: number;
  limit: number;
}

/** Lists are counted up to this number of rows; a larger total means "at least". */
export const COUNT_LIMIT = 1000;

/**
 * The number of rows of a list, for one of its pages: exact up to COUNT_LIMIT, beyond that at least one row
 * past the page, so that it always shows whether there is a next page.
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

/** The same, executed. */
export async function countRows<DB extends Database, TB extends keyof DB>(
  db: Kysely<Database>,
  rows: SelectQueryBuilder<DB, TB, object>,
  slice: Slice,
): Promise<number> {
  return (await totalOf(db, rows, slice).executeTakeFirstOrThrow()).total;
}
