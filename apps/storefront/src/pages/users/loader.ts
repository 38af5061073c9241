import type { AppDeps } from '../../deps/deps';

/** Number of items of each kind to check for next steps. */
const LIMIT = 3;

/** The overview's data besides the user; each may fail independently. */
export const overviewQueries = ({ queries }: Pick<AppDeps, 'queries'>) => {
  const page = { page: 1, limit: LIMIT };
  const quiet = { meta: { quiet: true } };
  return {
    counts: { ...queries.orderData(), ...quiet },
    unpaid: { ...queries.awaitPayList(page), ...quiet },
    refunds: { ...queries.refundList(page), ...quiet },
    toReview: { ...queries.reviewsToWrite(page), ...quiet },
    // Sorted by expiry, earliest first
    coupons: { ...queries.myCoupons({ type: 'usable', ...page }), ...quiet },
  };
};

/** The goods that the shopper saved last. */
export const lastSavedQuery = ({ queries }: Pick<AppDeps, 'queries'>) => ({
  ...queries.collectedProducts({ page: 1, limit: 1 }),
  meta: { quiet: true },
});

/** The query for the user, which the page requires. */
export const personQuery = ({ queries }: Pick<AppDeps, 'queries'>) => queries.userInfo();

export const createLoader = (deps: AppDeps) => async () => {
  const { queryClient } = deps;
  const { counts, unpaid, refunds, toReview, coupons } = overviewQueries(deps);
  await Promise.all([
    queryClient.fetchQuery(personQuery(deps)),
    queryClient.prefetchQuery(counts),
    queryClient.prefetchQuery(unpaid),
    queryClient.prefetchQuery(refunds),
    queryClient.prefetchQuery(toReview),
    queryClient.prefetchQuery(coupons),
  ]);
  return null;
};
