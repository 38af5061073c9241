import { redirect } from 'react-router-dom';
import { offeredCouponsQuery } from '../../coupon/offered-coupons-query';
import type { AppDeps } from '../../deps/deps';
import { shopParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { loadOr404 } from '../../routing/load-or-404';
import { bestQuery, shopLoader } from '../../shop/queries';

/** Complete rows of four and of six. */
const LIMIT = 24;
const NEWEST = 18;
const WHOLE_SHOP = 1;
const COUPONS = 10;

export const goodsQuery = ({ queries }: AppDeps, merId: number, page: number) =>
  queries.shopProducts({ merId, page, limit: LIMIT });

/** The newest goods, as many as are shown beside bestsellers that may be among them. */
export const newestQuery = ({ queries }: AppDeps, merId: number) => ({
  ...queries.shopProducts({ merId, newOrder: 'desc', page: 1, limit: NEWEST }),
  meta: { quiet: true },
});

/** Coupons for everything in the shop. */
export const couponArgs = (merId: number) =>
  ({ useType: WHOLE_SHOP, merId, page: 1, limit: COUPONS }) as const;

export const createLoader = shopLoader(shopParams, async (deps, id, { page, search }) => {
  // Other clients of the API use this page to search in the shop
  if (search) return redirect(paths.shopGoods(id, { search }));
  const { queryClient } = deps;
  const [goods] = await Promise.all([
    loadOr404(queryClient.ensureQueryData(goodsQuery(deps, id, page))),
    page === 1 && queryClient.prefetchQuery(bestQuery(deps, id)),
    page === 1 && queryClient.prefetchQuery(newestQuery(deps, id)),
    queryClient.prefetchQuery(offeredCouponsQuery(deps, couponArgs(id))),
  ]);
  return beyondEnd(page, goods, (last) => paths.shop(id, last));
});
