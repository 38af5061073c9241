import type { AppDeps } from '../../deps/deps';

/** What the shopper waits for: as many as the mall allows. */
export const watchedQuery = (queries: AppDeps['queries']) => ({
  ...queries.watchedStock({ page: 1, limit: 50 }),
  meta: { quiet: true },
});

export const createLoader =
  ({ queryClient, queries }: AppDeps) =>
  async () => {
    // The link of a mail changes them as well
    await Promise.all([
      queryClient.fetchQuery(queries.mailSettings()),
      queryClient.prefetchQuery(watchedQuery(queries)),
    ]);
    return null;
  };
