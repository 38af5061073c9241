import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { couponsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';

const LIMIT = 9;

/** The queries of both lists; for the inactive tab the first page, for its count. */
export function couponQueries(
  { queries }: Pick<AppDeps, 'queries'>,
  { tab, page }: ReturnType<typeof couponsParams.parse>,
) {
  const pageOf = (name: typeof tab) => ({ page: name === tab ? page : 1, limit: LIMIT });
  return {
    available: queries.myCoupons({ type: 'usable', ...pageOf('available') }),
    past: queries.myCoupons({ type: 'unusable', ...pageOf('past') }),
  };
}

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const params = couponsParams.parse(new URL(request.url).searchParams);
    const { available, past } = couponQueries(deps, params);
    // Coupons get used and expire: cached data is refetched
    const [usable, others] = await Promise.all([
      queryClient.fetchQuery(available),
      queryClient.fetchQuery(past),
    ]);
    const { tab, page } = params;
    const open = tab === 'available' ? usable : others;
    return beyondEnd(page, open, (last) => paths.coupons(tab, last)) ?? null;
  };
