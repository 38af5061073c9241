import { type SelectQueryBuilder, sql } from 'kysely';
import type { Slice } from './count-rows';

/** A page by its number, or the one behind a row: that is read as fast wherever it is. */
export interface KeysetSlice extends Slice {
  /** Id of the last row of the page before; the offset is 0 then. */
  after?: number | undefined;
}

/**
 * A page of a list in the order of a key, and the row behind it if there is one, which tells that there is a next page.
 * `id` names the key: `shop_order.id`.
 */
const inOrder =
  (direction: 'asc' | 'desc') =>
  <DB, TB extends keyof DB, Row>(
    rows: SelectQueryBuilder<DB, TB, Row>,
    id: string,
    { offset, limit, after }: KeysetSlice,
  ): SelectQueryBuilder<DB, TB, Row> =>
    rows
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`${sql.ref(id)} ${sql.raw(direction === 'desc' ? '<' : '>')} ${after as number}`,
        ),
      )
      .orderBy(sql.ref(id), direction)
      .offset(offset)
      .limit(limit + 1) as SelectQueryBuilder<DB, TB, Row>;

export const newestFirst = inOrder('desc');
export const oldestFirst = inOrder('asc');
