import type { AppDeps } from '../../app/deps';

/** Of each kind so many are looked at for what comes next. */
const LIMIT = 3;

/** What the overview shows beside the person; each may fail without the others. */
export const overviewQueries = ({ queries }: Pick<AppDeps, 'queries'>) => {
  const page = { page: 1, limit: LIMIT };
  const quiet = { meta: { quiet: true } };
  return {
    counts: { ...queries.orderData(), ...quiet },
    unpaid: { ...queries.awaitPayList(page), ...quiet },
    refunds: { ...queries.refundList(page), ...quiet },
    toReview: { ...queries.reviewsToWrite(page), ...quiet },
    // those that end first come first
    coupons: { ...queries.myCoupons({ type: 'usable', ...page }), ...quiet },
  };
};

/** How the person's own data are asked for; the page cannot be without them. */
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
