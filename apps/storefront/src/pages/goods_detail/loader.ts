import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { offeredCouponsQuery } from '../../coupon/offered-coupons-query';
import type { AppDeps } from '../../deps/deps';
import { goodsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { reviewArgs } from '../../review/review-args';
import { beyondEnd } from '../../routing/beyond-end';
import { idOr404, loadOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

const GOODS_COUPONS = 2;
const COUPONS = 20;
/** Goods that are like these: one row in a wide window. */
const SIMILAR = 6;
/** Reviews of which the most useful are shown. */
const HIGHLIGHTS = 8;

export const detailQuery = ({ queries }: AppDeps, id: number) => queries.productDetail({ id });
export const summaryQuery = ({ queries }: AppDeps, id: number) => queries.reviewSummary({ id });

/** Goods in stock that are like these. */
export const similarQuery = ({ queries }: AppDeps, id: number) => ({
  ...queries.similarProducts({ id, limit: SIMILAR }),
  meta: { quiet: true },
});

/** Reviews of which a few are shown within the description. */
export const highlightsQuery = ({ queries }: AppDeps, id: number) => ({
  ...queries.reviewList({ id, type: 0, page: 1, limit: HIGHLIGHTS }),
  meta: { quiet: true },
});

/** The customer service of the shop. */
export const serviceQuery = ({ queries }: AppDeps, merId: number) => ({
  ...queries.shopService({ id: merId }),
  meta: { quiet: true },
});

/** Coupons for these goods. */
export const couponArgs = (productId: number, merId: number) =>
  ({ useType: GOODS_COUPONS, productId, merId, page: 1, limit: COUPONS }) as const;

export const createLoader =
  (deps: AppDeps) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const { queryClient, queries } = deps;
    if (params.id === undefined) return missingParameter();
    const id = idOr404(params.id);
    const query = goodsParams.parse(new URL(request.url).searchParams);
    const reviews =
      query.tab === 'reviews'
        ? queryClient.ensureQueryData(queries.reviewList(reviewArgs(id, query))).catch(() => {})
        : undefined;
    const besides = [
      queryClient.prefetchQuery(summaryQuery(deps, id)),
      queryClient.prefetchQuery(highlightsQuery(deps, id)),
      queryClient.prefetchQuery(queries.shopTypes()),
      queryClient.prefetchQuery(similarQuery(deps, id)),
    ];
    const goods = await loadOr404(queryClient.ensureQueryData(detailQuery(deps, id)));
    const { merId } = goods.productInfo;
    await Promise.all([
      ...besides,
      queryClient.prefetchQuery(serviceQuery(deps, merId)),
      queryClient.prefetchQuery(offeredCouponsQuery(deps, couponArgs(id, merId))),
    ]);
    const read = await reviews;
    const hrefOf = (page: number) => paths.goods(id, { ...query, page });
    return (read && beyondEnd(query.page, read, hrefOf)) ?? null;
  };

/** Another SKU of the same product needs no new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
