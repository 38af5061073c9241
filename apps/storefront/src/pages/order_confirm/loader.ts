import { queryOptions } from '@tanstack/react-query';
import type { OrderCoupon, PreOrder } from '@vermilion/api-client';
import { MallError } from '@vermilion/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { confirmParams } from '../../page-params';
import { orderNumberOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';
import { defaultCoupon } from './default-coupon';

/** The draft, or null when it has expired: it lives for some minutes only, and goes once it is ordered. */
export const draftQuery = ({ api }: Pick<AppDeps, 'api'>, preOrderNo: string) =>
  queryOptions({
    queryKey: ['loadPreOrder', { preOrderNo }, 'or expired'],
    queryFn: async ({ signal }): Promise<PreOrder | null> => {
      try {
        return await api.loadPreOrder({ preOrderNo }, { signal });
      } catch (error) {
        if (error instanceof MallError && ['business', 'notFound'].includes(error.kind))
          return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });

export const couponsQuery = ({ queries }: AppDeps, preOrderNo: string) => ({
  ...queries.orderCoupons({ preOrderNo }),
  meta: { quiet: true },
});

/** The sums of the order with a coupon. */
export const priceQuery = ({ api }: Pick<AppDeps, 'api'>, preOrderNo: string, couponId?: number) =>
  queryOptions({
    queryKey: ['computePrice', { preOrderNo, couponId }],
    queryFn: () => api.computePrice({ preOrderNo, couponId }),
    staleTime: Infinity,
  });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient, queries } = deps;
    const { preOrderNo } = confirmParams.parse(new URL(request.url).searchParams);
    if (!preOrderNo) return missingParameter();
    orderNumberOr404(preOrderNo);
    const [draft] = await Promise.all([
      queryClient.fetchQuery(draftQuery(deps, preOrderNo)),
      queryClient.fetchQuery(queries.allAddresses()),
      queryClient.fetchQuery(queries.payMethods()),
      queryClient.prefetchQuery(couponsQuery(deps, preOrderNo)),
    ]);
    const coupons = queryClient.getQueryData<OrderCoupon[]>(
      couponsQuery(deps, preOrderNo).queryKey,
    );
    const couponId = draft && defaultCoupon(draft, coupons);
    if (couponId) await queryClient.prefetchQuery(priceQuery(deps, preOrderNo, couponId));
    return null;
  };
