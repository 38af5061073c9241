import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { offeredCouponsQuery } from '../../coupon/use-offered-coupons';
import { shopParams } from '../../page-params';
import { idOr404, loadOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

const LIMIT = 20;

export const infoQuery = ({ queries }: AppDeps, id: number) => queries.shopInfo({ id });
export const goodsQuery = ({ queries }: AppDeps, merId: number, page: number) =>
  queries.shopProducts({ merId, page, limit: LIMIT });

const WHOLE_SHOP = 1;
const COUPONS = 10;

/** Coupons for everything that the shop sells. */
export const couponArgs = (merId: number) =>
  ({ useType: WHOLE_SHOP, merId, page: 1, limit: COUPONS }) as const;

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient, queries } = deps;
    const { id: given, page } = shopParams.parse(new URL(request.url).searchParams);
    if (!given) return missingParameter();
    const id = idOr404(given);
    await Promise.all([
      loadOr404(queryClient.ensureQueryData(infoQuery(deps, id))),
      loadOr404(queryClient.ensureQueryData(goodsQuery(deps, id, page))),
      queryClient.prefetchQuery(queries.shopTypes()),
      queryClient.prefetchQuery(offeredCouponsQuery(deps, couponArgs(id))),
    ]);
    return null;
  };
