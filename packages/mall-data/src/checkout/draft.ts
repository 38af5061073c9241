import {
  type CouponOption,
  type DeliveryChoice,
  type MallClient,
  MallError,
  type PreOrder,
} from '@vermilion/api-client';

/** The draft of an order, or null when it has expired: drafts live for a few minutes and end when ordered. */
export async function loadDraft(
  api: MallClient,
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

/** Query options for a draft. */
export const draftQuery = (api: MallClient, preOrderNo: string) => ({
  queryKey: ['loadPreOrder', { preOrderNo }, 'or expired'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => loadDraft(api, preOrderNo, signal),
  staleTime: Infinity,
});

/** The shopper's coupons; from servers that give no reasons for unusable ones, only the usable. */
async function loadCoupons(api: MallClient, preOrderNo: string): Promise<CouponOption[]> {
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

/** Query options for the coupons of a draft. */
export const couponsQuery = (api: MallClient, preOrderNo: string) => ({
  queryKey: ['couponOptions', { preOrderNo }] as const,
  queryFn: () => loadCoupons(api, preOrderNo),
});

/** The coupons that are selected at first; none where the server suggests none. */
export const suggestedCoupons = (coupons: readonly CouponOption[] = []): number[] =>
  coupons.filter(({ isSuggested }) => isSuggested).map(({ id }) => id);

/** The choices that affect the price of a draft. */
export interface PriceChoice {
  /** Id of the delivery address; undefined while none is chosen, or when nothing is shipped. */
  addressId?: number;
  /** Ids of the shopper's own copies of the coupons, in any order. */
  couponIds: readonly number[];
  /** Whether points pay as much as they can. */
  pointsUsed: boolean;
  /** Delivery methods by shop, where the shopper has selected one. */
  deliveries?: readonly DeliveryChoice[];
}

/** Query options for the price of a draft with the given choices; the response includes the draft's lifetime. */
export const priceQuery = (
  api: MallClient,
  preOrderNo: string,
  { addressId, couponIds, pointsUsed, deliveries = [] }: PriceChoice,
) => {
  const sorted = couponIds.toSorted((a, b) => a - b);
  const choice = { addressId, couponIds: sorted, pointsUsed, deliveries };
  return {
    queryKey: ['computePrice', { preOrderNo, ...choice }] as const,
    queryFn: () =>
      api.computePrice({
        preOrderNo,
        addressId,
        // Servers that support one coupon per order use the first
        couponId: sorted[0],
        couponIds: sorted,
        useIntegral: pointsUsed,
        deliveries: [...deliveries],
      }),
    staleTime: Infinity,
    retry: (count: number, error: Error) =>
      !(error instanceof MallError && error.kind === 'business') && count < 2,
  };
};
