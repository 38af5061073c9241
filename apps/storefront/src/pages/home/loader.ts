import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AppDeps } from '../../app/deps';
import { categoryQuery, homeIndexQuery } from '../../frame/frame-queries';

const AT_ONCE = 13;

/** Recommended goods without end, 13 at a time. */
export const recommendedQuery = ({ api }: Pick<AppDeps, 'api'>) =>
  infiniteQueryOptions({
    queryKey: ['recommendedProducts', { limit: AT_ONCE }, 'endless'],
    queryFn: ({ pageParam, signal }) =>
      api.recommendedProducts({ page: pageParam, limit: AT_ONCE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total, list }, pages, page) =>
      list.length > 0 && pages.length * AT_ONCE < total ? page + 1 : undefined,
  });

export const streetQuery = ({ queries }: AppDeps) => queries.shopStreet({ page: 1, limit: 6 });

/** The first screens are awaited; what lies below them is on its way and streams in. */
export const createLoader = (deps: AppDeps) => async () => {
  const { queryClient, queries } = deps;
  void queryClient.prefetchInfiniteQuery(recommendedQuery(deps));
  await Promise.all([
    queryClient.prefetchQuery(homeIndexQuery(deps)),
    queryClient.prefetchQuery(categoryQuery(deps)),
    queryClient.ensureQueryData(queries.homeActivities()),
    queryClient.ensureQueryData(streetQuery(deps)),
    queryClient.ensureQueryData(queries.leaderboard()),
  ]);
  return null;
};
