import type { Slice } from '../db/count-rows';
import type { KeysetSlice } from '../db/newest-first';

/** The query of a page of rows, with the contract's defaults. */
export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

export function sliceOf({ page = 1, limit = 20 }: PageQuery): Slice {
  return { offset: (page - 1) * limit, limit };
}

/** The same, of a list that also goes on behind a row. */
export interface KeysetQuery extends PageQuery {
  after?: number | undefined;
}

export const keysetSliceOf = ({ after, ...query }: KeysetQuery): KeysetSlice =>
  after === undefined ? sliceOf(query) : { offset: 0, limit: query.limit ?? 20, after };

const NAVIGATION = 8;

/** The wire's paging object around the rows of one page. `total` counts the rows of all pages. */
export function toPage<T>(list: T[], total: number, { page = 1, limit = 20 }: PageQuery) {
  const pages = Math.ceil(total / limit);
  const first = Math.max(1, Math.min(page - NAVIGATION / 2, pages - NAVIGATION + 1));
  const numbers = Array.from(
    { length: Math.min(NAVIGATION, Math.max(pages - first + 1, 0)) },
    (_, index) => first + index,
  );
  return {
    total,
    list,
    pageNum: page,
    pageSize: limit,
    size: list.length,
    startRow: list.length ? (page - 1) * limit + 1 : 0,
    endRow: list.length ? (page - 1) * limit + list.length : 0,
    pages,
    prePage: page > 1 ? page - 1 : 0,
    nextPage: page < pages ? page + 1 : 0,
    isFirstPage: page === 1,
    isLastPage: page >= pages,
    hasPreviousPage: page > 1,
    hasNextPage: page < pages,
    navigatePages: NAVIGATION,
    navigatepageNums: numbers,
    navigateFirstPage: numbers[0] ?? 0,
    navigateLastPage: numbers.at(-1) ?? 0,
  };
}

/** A page of the rows of `newestFirst`, with the `after` of the next one; null when it is the last. */
export async function toKeysetPage<Row extends { id: number }, Item>(
  rows: readonly Row[],
  { total, query }: { total: number; query: KeysetQuery },
  toItems: (rows: Row[]) => Item[] | Promise<Item[]>,
) {
  const { limit = 20 } = query;
  const ofPage = rows.slice(0, limit);
  const next = rows.length > limit ? (ofPage.at(-1)?.id ?? null) : null;
  return { ...toPage(await toItems(ofPage), total, query), next };
}
