import type { AppDeps } from '../../deps/deps';
import { shopCouponsParams } from '../../page-params';
import type { ShopCouponKind } from '../../page-params/coupon-kinds';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { loadOr404 } from '../../routing/load-or-404';
import { bestQuery, shopLoader } from '../../shop/queries';

const LIMIT = 10;
const useTypes = { shop: 1, goods: 2 } as const satisfies Record<ShopCouponKind, number>;

interface CouponsPage {
  kind: ShopCouponKind;
  page: number;
}

export const couponsQuery = ({ queries }: AppDeps, merId: number, { kind, page }: CouponsPage) =>
  queries.claimableCoupons({ useType: useTypes[kind], merId, page, limit: LIMIT });

export const createLoader = shopLoader(shopCouponsParams, async (deps, id, query) => {
  const [coupons] = await Promise.all([
    loadOr404(deps.queryClient.ensureQueryData(couponsQuery(deps, id, query))),
    deps.queryClient.prefetchQuery(bestQuery(deps, id)),
  ]);
  return beyondEnd(query.page, coupons, (page) => paths.shopCoupons(id, query.kind, page));
});
