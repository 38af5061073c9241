/** A page of any list of the API. */
interface ListPage {
  list: readonly unknown[];
  total: number;
}

type Load<Args, Page> = (
  args: Args & { page: number; limit: number },
  options?: { signal?: AbortSignal },
) => Promise<Page>;

/**
 * Options of an infinite query over the pages of a list, for TanStack Query, which are invalidated with the call:
 * `useInfiniteQuery(infiniteListOptions('productList', client.productList, { keyword: 'tea' }, 24))`
 * @param id the call's `operationId`
 * @param limit rows of a page
 */
export const infiniteListOptions = <Args extends object, Page extends ListPage>(
  id: string,
  load: Load<Args, Page>,
  args: Args,
  limit: number,
) => ({
  queryKey: [id, { ...args, limit }, 'endless'] as const,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal?: AbortSignal }) =>
    load({ ...args, page: pageParam, limit }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total, list }: Page, pages: readonly Page[], page: number) =>
    list.length > 0 && pages.length * limit < total ? page + 1 : undefined,
});
