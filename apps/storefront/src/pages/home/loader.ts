import { infiniteQueryOptions } from '@tanstack/react-query';
import { infiniteListOptions } from '@vermilion/mall-data/queries';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { offeredCouponsQuery } from '../../coupon/offered-coupons-query';
import type { AppDeps } from '../../deps/deps';
import { categoryQuery, homeIndexQuery } from '../../mall/frame-queries';
import { homeParams } from '../../page-params';

const AT_ONCE = 13;
const TEN_MINUTES_MS = 600_000;

/** Recommended goods as an infinite query, 13 at a time; kept for returning to the page. */
export const recommendedQuery = ({ api }: Pick<AppDeps, 'api'>) =>
  infiniteQueryOptions({
    ...infiniteListOptions('recommendedProducts', api.recommendedProducts, {}, AT_ONCE),
    staleTime: TEN_MINUTES_MS,
    gcTime: Infinity,
  });

/** The coupons offered on the page. */
export const homeCoupons = { page: 1, limit: 8 };

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
 * Awaits the blocks and, on the server, as many pages of recommendations as the URL says. A block that fails
 * is omitted; the page fails only if all of them fail.
 */
export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>) => {
    const { queryClient } = deps;
    const { page } = homeParams.parse(new URL(request.url).searchParams);
    const recommended = queryClient.prefetchInfiniteQuery({
      ...recommendedQuery(deps),
      pages: page,
    });
    const frame = [
      queryClient.prefetchQuery(homeIndexQuery(deps)),
      queryClient.prefetchQuery(categoryQuery(deps)),
      queryClient.prefetchQuery(offeredCouponsQuery(deps, homeCoupons)),
    ];
    const blocks = await Promise.allSettled([
      queryClient.ensureQueryData(activitiesQuery(deps)),
      queryClient.ensureQueryData(streetQuery(deps)),
      queryClient.ensureQueryData(leaderboardQuery(deps)),
    ]);
    await Promise.all(frame);
    // Streamed content needs scripts
    if (import.meta.env.SSR) await recommended;
    const failures = blocks.flatMap((block) => (block.status === 'rejected' ? [block.reason] : []));
    if (failures.length === blocks.length) throw failures[0];
    return null;
  };
