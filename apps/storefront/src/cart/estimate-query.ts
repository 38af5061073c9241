import { queryOptions } from '@tanstack/react-query';
import type { AppDeps } from '../deps/deps';

/** Goods whose price is estimated. */
export interface EstimatedGoods {
  skuId: number;
  quantity: number;
}

/** What goods will cost with delivery and coupons. Its failure must not fail the cart. */
export const estimateQuery = (
  { api }: Pick<AppDeps, 'api'>,
  goods: readonly EstimatedGoods[],
  country?: string,
) => {
  const lines = goods.map(({ skuId, quantity }) => ({
    productAttrUnique: skuId,
    cartNum: quantity,
  }));
  return queryOptions({
    queryKey: ['estimateCart', lines, country],
    queryFn: ({ signal }) => api.estimateCart({ lines, country }, { signal }),
    enabled: lines.length > 0,
    meta: { quiet: true },
  });
};
