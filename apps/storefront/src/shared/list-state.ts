import type { UseQueryResult } from '@tanstack/react-query';

type ListQuery = Pick<UseQueryResult<{ pages: number }>, 'data' | 'isError'>;

/**
 * The state of a page of a list, for its view. A page that has gone from the list, with its last entry, counts as
 * loading: `Pager` opens the last page that is left.
 */
export function listState({ data, isError }: ListQuery, page: number) {
  if (!data) return isError ? 'failed' : 'loading';
  return page > Math.max(data.pages, 1) ? 'loading' : 'ready';
}
