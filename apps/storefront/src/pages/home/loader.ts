import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AppDeps } from '../../app/deps';
import { categoryQuery, homeIndexQuery } from '../../frame/frame-queries';

const AT_ONCE = 13;

/** Recommended goods as an infinite query, 13 at a time. */
export const recommendedQuery = ({ api }: Pick<AppDeps, 'api'>) =>
  infiniteQueryOptions({
    queryKey: ['recommendedProducts', { limit: AT_ONCE }, 'endless'],
    queryFn: ({ pageParam, signal }) =>
      api.recommendedProducts({ page: pageParam, limit: AT_ONCE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total, list }, pages, page) =>
      list.length > 0 && pages.length * AT_ONCE < total ? page + 1 : undefined,
  });

const quiet = { quiet: true };
export const streetQuery = ({ queries }: AppDeps) => ({
  ...queries.shopStreet({ page: 1, limit: 6 }),
  meta: quiet,
});
export const activitiesQuery = ({ queries }: AppDeps) => ({
  ...queries.homeActivities(),
  meta: quiet,
});
export const leaderboardQuery = ({ queries }: AppDeps) => ({
  ...queries.leaderboard(),
  meta: quiet,
});

/**
 * The blocks of the first screens are awaited; recommendations stream in later. A block that fails is left
 * out; the page fails only when all of them fail.
 */
export const createLoader = (deps: AppDeps) => async () => {
  const { queryClient } = deps;
  void queryClient.prefetchInfiniteQuery(recommendedQuery(deps));
  const frame = [
    queryClient.prefetchQuery(homeIndexQuery(deps)),
    queryClient.prefetchQuery(categoryQuery(deps)),
  ];
  const blocks = await Promise.allSettled([
    queryClient.ensureQueryData(activitiesQuery(deps)),
    queryClient.ensureQueryData(streetQuery(deps)),
    queryClient.ensureQueryData(leaderboardQuery(deps)),
  ]);
  await Promise.all(frame);
  const failures = blocks.flatMap((block) => (block.status === 'rejected' ? [block.reason] : []));
  if (failures.length === blocks.length) throw failures[0];
  return null;
};
