import type { ErrorReason } from '@vermilion/api-client';
import { allocate, sumOf } from '../money/allocate';

/** 1 one shop, 2 certain goods, 3 the whole mall, 4 certain categories */
export type CouponUseType = 1 | 2 | 3 | 4;

/** The value of a coupon, and what it applies to. */
export interface CouponTerms {
  useType: CouponUseType;
  shopId: number | null;
  productIds: readonly number[];
  categoryIds: readonly number[];
  moneyMinor: number;
  /** minimum total of the goods it applies to; 0 for none */
  minMinor: number;
}

/** A coupon owned by a person. */
export interface HeldCoupon extends CouponTerms {
  status: 'unused' | 'used' | 'expired';
  startAt: Date;
  endAt: Date;
}

/** The fields of a draft's line that coupons depend on. */
export interface DiscountableLine {
  shopId: number;
  productId: number;
  /** the category of the goods and its ancestors */
  categoryIds: readonly number[];
  priceMinor: number;
  quantity: number;
}

export type CouponRefusal =
  | 'used'
  | 'notStarted'
  | 'overdue'
  | 'otherGoods'
  | 'belowMinimum'
  | 'notBelowTotal'
  | 'twoOfOneShop'
  | 'twoGeneral';

export type CouponDecision =
  /** `shares` are in the order of the lines and add up to `discountMinor`. */
  { fits: true; discountMinor: number; shares: number[] } | { fits: false; reason: CouponRefusal };

const goodsOf = (line: DiscountableLine) => line.priceMinor * line.quantity;

function appliesTo(coupon: CouponTerms, line: DiscountableLine): boolean {
  // A shop's coupons only apply to its own goods; the mall's have no shop
  if (coupon.shopId !== null && coupon.shopId !== line.shopId) return false;
  switch (coupon.useType) {
    case 1:
      return coupon.shopId === line.shopId;
    case 2:
      return coupon.productIds.includes(line.productId);
    case 3:
      return true;
    case 4:
      return line.categoryIds.some((id) => coupon.categoryIds.includes(id));
  }
}

const eligibleGoods = (coupon: CouponTerms, lines: readonly DiscountableLine[]) =>
  lines.map((line) => (appliesTo(coupon, line) ? goodsOf(line) : 0));

/** The total of the goods that a coupon applies to. */
export const eligibleMinor = (coupon: CouponTerms, lines: readonly DiscountableLine[]): number =>
  sumOf(eligibleGoods(coupon, lines), (goods) => goods);

/** The state of an owned coupon at a time. */
export function standingOf(
  held: Pick<HeldCoupon, 'status' | 'startAt' | 'endAt'>,
  now: Date,
): 'usable' | 'used' | 'notStarted' | 'overdue' {
  if (held.status === 'used') return 'used';
  if (held.status === 'expired' || held.endAt <= now) return 'overdue';
  return held.startAt > now ? 'notStarted' : 'usable';
}

/**
 * Whether a coupon applies to the lines of a draft, and its discount on each. Never exceeds the price of the
 * goods it applies to, nor the whole price.
 * @param taken discounts by other coupons on each line
 */
export function applyCoupon(
  coupon: HeldCoupon,
  lines: readonly DiscountableLine[],
  now: Date,
  taken: readonly number[] = [],
): CouponDecision {
  const standing = standingOf(coupon, now);
  if (standing !== 'usable') return { fits: false, reason: standing };
  const eligible = eligibleGoods(coupon, lines);
  const eligibleSum = sumOf(eligible, (goods) => goods);
  if (eligibleSum === 0) return { fits: false, reason: 'otherGoods' };
  if (eligibleSum < coupon.minMinor) return { fits: false, reason: 'belowMinimum' };
  const takenMinor = sumOf(taken, (share) => share);
  if (coupon.moneyMinor >= sumOf(lines, goodsOf) - takenMinor) {
    return { fits: false, reason: 'notBelowTotal' };
  }
  const weights = eligible.map((goods, index) => Math.max(0, goods - (taken[index] ?? 0)));
  const leftMinor = sumOf(weights, (weight) => weight);
  if (leftMinor === 0) return { fits: false, reason: 'notBelowTotal' };
  const discountMinor = Math.min(coupon.moneyMinor, leftMinor);
  return { fits: true, discountMinor, shares: allocate(discountMinor, weights) };
}

const REFUSALS: Record<CouponRefusal, string> = {
  used: 'This coupon has already been used.',
  notStarted: 'This coupon is not valid yet.',
  overdue: 'This coupon has expired.',
  otherGoods: 'This coupon is not for any of the goods in this order.',
  belowMinimum: 'The goods this coupon is for do not reach its minimum spend.',
  notBelowTotal: 'This coupon is worth as much as the goods or more, so it cannot be used here.',
  twoOfOneShop: 'Only one coupon of each shop can be used in an order.',
  twoGeneral: 'Only one coupon of the mall can be used in an order.',
};

/** The reason code: whether the coupon is lost, or only does not apply to this order. */
export function couponRefusalReason(refusal: CouponRefusal): ErrorReason {
  if (refusal === 'used') return 'coupon-used';
  return refusal === 'overdue' ? 'coupon-expired' : 'coupon-unfit';
}

/** The message for the shopper. */
export const couponRefusalText = (reason: CouponRefusal): string => REFUSALS[reason];
