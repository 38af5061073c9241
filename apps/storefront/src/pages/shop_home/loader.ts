import type { ShopInfo } from '@vermilion/api-client';
import { redirect } from 'react-router-dom';
import { offeredCouponsQuery } from '../../coupon/offered-coupons-query';
import type { AppDeps } from '../../deps/deps';
import { shopParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { loadOr404 } from '../../routing/load-or-404';
import { bestQuery, infoQuery, ownCategoriesQuery, shopLoader } from '../../shop/queries';

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

/** Goods that the shop has chosen, in its order. */
export const chosenQuery = (
  { queries }: AppDeps,
  merId: number,
  productIds: readonly number[],
) => ({
  ...queries.shopProducts({ merId, ids: productIds.join(), page: 1, limit: productIds.length }),
  meta: { quiet: true },
});

/** Coupons for everything in the shop. */
export const couponArgs = (merId: number) =>
  ({ useType: WHOLE_SHOP, merId, page: 1, limit: COUPONS }) as const;

/** What is shown of an arranged home besides what every home has. */
async function prefetchLayout(deps: AppDeps, id: number) {
  const { queryClient } = deps;
  const query = infoQuery(deps, id);
  await queryClient.prefetchQuery(query);
  const layout = queryClient.getQueryData<ShopInfo>(query.queryKey)?.layout ?? [];
  await Promise.all(
    layout.map(({ kind, productIds }) => {
      if (kind === 'goods') return queryClient.prefetchQuery(chosenQuery(deps, id, productIds));
      return kind === 'categories' && queryClient.prefetchQuery(ownCategoriesQuery(deps, id));
    }),
  );
}

export const createLoader = shopLoader(shopParams, async (deps, id, { page, search }) => {
  // Other clients of the API use this page to search in the shop
  if (search) return redirect(paths.shopGoods(id, { search }));
  const { queryClient } = deps;
  const [goods] = await Promise.all([
    loadOr404(queryClient.ensureQueryData(goodsQuery(deps, id, page))),
    page === 1 && queryClient.prefetchQuery(bestQuery(deps, id)),
    page === 1 && prefetchLayout(deps, id),
    page === 1 && queryClient.prefetchQuery(newestQuery(deps, id)),
    queryClient.prefetchQuery(offeredCouponsQuery(deps, couponArgs(id))),
  ]);
  return beyondEnd(page, goods, (last) => paths.shop(id, last));
});
