import { sumOf } from '../money/allocate';
import { applyCoupon, type CouponRefusal, type DiscountableLine, type HeldCoupon } from './rules';

/** Discounts by coupons on each line, in the order of the lines. */
export interface CouponShares {
  /** by coupons of the lines' own shops */
  shop: number[];
  /** by a coupon of the mall */
  general: number[];
}

export type CombinedCoupons =
  ({ fits: true } & CouponShares) | { fits: false; reason: CouponRefusal };

/**
 * Applies an order's coupons: at most one per shop, and one of the mall, which is applied last to the
 * remaining amounts. Minimum amounts refer to prices before any coupon.
 */
export function combineCoupons(
  coupons: readonly HeldCoupon[],
  lines: readonly DiscountableLine[],
  now: Date,
): CombinedCoupons {
  const issuers = coupons.map(({ shopId }) => shopId);
  const repeated = issuers.find((issuer, index) => issuers.indexOf(issuer) !== index);
  if (repeated !== undefined) {
    return { fits: false, reason: repeated === null ? 'twoGeneral' : 'twoOfOneShop' };
  }
  const shares = { shop: lines.map(() => 0), general: lines.map(() => 0) };
  const ofShops = coupons.filter(({ shopId }) => shopId !== null);
  const ofMall = coupons.filter(({ shopId }) => shopId === null);
  for (const coupon of [...ofShops, ...ofMall]) {
    const taken = lines.map((_, index) =>
      sumOf([shares.shop, shares.general], (of) => of[index] ?? 0),
    );
    const decision = applyCoupon(coupon, lines, now, taken);
    if (!decision.fits) return decision;
    const kind = coupon.shopId === null ? 'general' : 'shop';
    shares[kind] = shares[kind].map((share, index) => share + (decision.shares[index] ?? 0));
  }
  return { fits: true, ...shares };
}
