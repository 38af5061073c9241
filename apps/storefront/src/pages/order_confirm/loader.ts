import { queryOptions } from '@tanstack/react-query';
import type { CouponOption, DeliveryChoice, PreOrder } from '@vermilion/api-client';
import { MallError } from '@vermilion/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { confirmParams } from '../../page-params';
import { orderNumberOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

type Api = Pick<AppDeps, 'api'>;

/** The draft, or null when it has expired: drafts live for a few minutes and end when ordered. */
export async function loadDraft(
  { api }: Api,
  preOrderNo: string,
  signal?: AbortSignal,
): Promise<PreOrder | null> {
  try {
    return await api.loadPreOrder({ preOrderNo }, { signal });
  } catch (error) {
    if (error instanceof MallError && ['business', 'notFound'].includes(error.kind)) return null;
    throw error;
  }
}

export const draftQuery = (app: Api, preOrderNo: string) =>
  queryOptions({
    queryKey: ['loadPreOrder', { preOrderNo }, 'or expired'],
    queryFn: ({ signal }) => loadDraft(app, preOrderNo, signal),
    staleTime: Infinity,
  });

/** The shopper's coupons; from servers that give no reasons for unusable ones, only the usable. */
async function loadCoupons({ api }: Api, preOrderNo: string): Promise<CouponOption[]> {
  try {
    return await api.couponOptions({ preOrderNo });
  } catch (error) {
    if (!(error instanceof MallError && error.kind === 'notFound')) throw error;
    const fitting = await api.orderCoupons({ preOrderNo });
    return fitting.map((coupon) => ({
      ...coupon,
      merName: null,
      discount: coupon.money,
      isBest: false,
      obstacle: null,
      missing: null,
    }));
  }
}

export const couponsQuery = (app: Api, preOrderNo: string) =>
  queryOptions({
    queryKey: ['couponOptions', { preOrderNo }],
    queryFn: () => loadCoupons(app, preOrderNo),
    meta: { quiet: true },
  });

/** The coupons that are selected at first; none where the server suggests none. */
export const suggestedCoupons = (coupons: readonly CouponOption[] = []): number[] =>
  coupons.filter(({ isSuggested }) => isSuggested).map(({ id }) => id);

/** The choices that affect the price of a draft. */
export interface PriceChoice {
  addressId?: number;
  couponIds: readonly number[];
  pointsUsed: boolean;
  /** Delivery methods by shop, where the shopper has selected one. */
  deliveries?: readonly DeliveryChoice[];
}

/** The price of the draft with the given choices; the response includes the draft's lifetime. */
export const priceQuery = (
  { api }: Api,
  preOrderNo: string,
  { addressId, couponIds, pointsUsed, deliveries = [] }: PriceChoice,
) => {
  const sorted = couponIds.toSorted((a, b) => a - b);
  const choice = { addressId, couponIds: sorted, pointsUsed, deliveries };
  return queryOptions({
    queryKey: ['computePrice', { preOrderNo, ...choice }],
    queryFn: () =>
      api.computePrice({
        preOrderNo,
        addressId,
        // Servers that support one coupon per order use the first
        couponId: choice.couponIds[0],
        couponIds: choice.couponIds,
        useIntegral: pointsUsed,
        deliveries: [...deliveries],
      }),
    staleTime: Infinity,
    retry: (count, error) =>
      !(error instanceof MallError && error.kind === 'business') && count < 2,
    meta: { quiet: true },
  });
};

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
    const coupons = queryClient.getQueryData<CouponOption[]>(
      couponsQuery(deps, preOrderNo).queryKey,
    );
    const couponIds = suggestedCoupons(coupons);
    if (draft && couponIds.length > 0) {
      const choice = { addressId: draft.addressId ?? undefined, couponIds, pointsUsed: false };
      await queryClient.prefetchQuery(priceQuery(deps, preOrderNo, choice));
    }
    return null;
  };
