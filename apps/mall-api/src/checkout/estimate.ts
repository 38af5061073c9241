import { combineCoupons } from '../coupon/combine';
import type { HeldRow } from '../coupon/store';
import type { DeliveryMethod } from '../db/schema';
import { sumOf } from '../money/allocate';
import type { Policy } from '../policy/policy';
import { groupByShop } from '../shop/group-by-shop';
import { rateCoupons } from './coupon-options';
import type { Draft } from './draft';
import { planParcel } from './parcel-plan';
import { parcelOf } from './quote';

/** What the delivery of a shop's part of a cart will cost. */
export interface ShopEstimate {
  shopId: number;
  /** the first method of the shop, which checkout starts with; null where it does not deliver */
  method: DeliveryMethod | null;
  freightMinor: number | null;
  /** amount missing to free delivery; null when that cannot be reached, or is already */
  missingForFreeMinor: number | null;
}

/** Invariant: total = goods + freight − coupon. */
export interface Estimate {
  shops: ShopEstimate[];
  goodsMinor: number;
  /** by the coupons that checkout will suggest */
  couponMinor: number;
  /** of the shops that deliver to the country */
  freightMinor: number;
  totalMinor: number;
}

/** What checkout will start with for these goods: the same rules, without a draft and without a hold. */
export function estimateOf(
  draft: Draft,
  { country, coupons }: { country: string | undefined; coupons: readonly HeldRow[] },
  { freight: { freeFromMinor } }: { freight: Pick<Policy['freight'], 'freeFromMinor'> },
  now: Date,
): Estimate {
  const { lines } = draft;
  const suggested = rateCoupons(coupons, lines, now).flatMap(({ isSuggested, coupon }) =>
    isSuggested ? [coupon] : [],
  );
  const shares = combineCoupons(suggested, lines, now);
  const couponMinor = shares.fits ? sumOf([...shares.shop, ...shares.general], (part) => part) : 0;
  const shops = groupByShop(lines).map(({ shopId, rows }): ShopEstimate => {
    const { shipped, terms } = parcelOf(draft, shopId, rows);
    const plan = planParcel(shipped, { ...terms, freeFromMinor, country }, undefined);
    if (typeof plan === 'string')
      return { shopId, method: null, freightMinor: null, missingForFreeMinor: null };
    const { method, missingForFreeMinor } = plan;
    return {
      shopId,
      method,
      freightMinor: sumOf(plan.shares, (part) => part),
      missingForFreeMinor,
    };
  });
  const goodsMinor = sumOf(lines, (line) => line.priceMinor * line.quantity);
  const freightMinor = sumOf(shops, (shop) => shop.freightMinor ?? 0);
  const totalMinor = goodsMinor + freightMinor - couponMinor;
  return { shops, goodsMinor, couponMinor, freightMinor, totalMinor };
}
