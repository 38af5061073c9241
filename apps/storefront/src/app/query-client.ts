import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the view itself says that it failed. */
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

/** Data of a page stay as they came for half a minute: the browser does not ask again at once. */
export function createQueryClient(onError?: (error: Error, retry?: () => void) => void) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        query.meta?.quiet || onError?.(error, () => void query.fetch().catch(() => {})),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        mutation.options.meta?.quiet || onError?.(error),
    }),
    defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } },
  });
}
