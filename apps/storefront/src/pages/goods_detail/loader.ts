import type { MallArgs } from '@vermilion/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { offeredCouponsQuery } from '../../coupon/use-offered-coupons';
import type { GoodsParams } from '../../page-params';
import { goodsParams } from '../../page-params';
import type { ShouldRevalidate } from '../../routing/page-route';
import { idOr404, loadOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

const GOODS_COUPONS = 2;
const COUPONS = 20;

export const detailQuery = ({ queries }: AppDeps, id: number) => queries.productDetail({ id });
export const summaryQuery = ({ queries }: AppDeps, id: number) => queries.reviewSummary({ id });

/** Coupons for these goods. */
export const couponArgs = (productId: number, merId: number) =>
  ({ useType: GOODS_COUPONS, productId, merId, page: 1, limit: COUPONS }) as const;

const REVIEWS = 10;
const reviewTypes = { all: 0, good: 1, general: 2, bad: 3 } as const;

/** The reviews as the API is asked for them. */
export const reviewArgs = (
  id: number,
  { level, page }: Pick<GoodsParams, 'level' | 'page'>,
): MallArgs['reviewList'] => ({ id, type: reviewTypes[level], page, limit: REVIEWS });

export const createLoader =
  (deps: AppDeps) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const { queryClient, queries } = deps;
    if (params.id === undefined) return missingParameter();
    const id = idOr404(params.id);
    const query = goodsParams.parse(new URL(request.url).searchParams);
    const besides = [
      queryClient.prefetchQuery(summaryQuery(deps, id)),
      queryClient.prefetchQuery(queries.shopTypes()),
      query.tab === 'reviews' &&
        queryClient.prefetchQuery(queries.reviewList(reviewArgs(id, query))),
    ];
    const goods = await loadOr404(queryClient.ensureQueryData(detailQuery(deps, id)));
    await Promise.all([
      ...besides,
      queryClient.prefetchQuery(offeredCouponsQuery(deps, couponArgs(id, goods.productInfo.merId))),
    ]);
    return null;
  };

/** Another sku of the same product needs no new data. */
export const shouldRevalidate: ShouldRevalidate = (from, to) => from.pathname !== to.pathname;
