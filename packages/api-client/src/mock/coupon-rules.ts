import type { CouponOption, OrderCoupon, SavedItem } from '../generated/models.gen';
import { goodsOf } from './goods';
import { allocate, minorOf, sumOf } from './money';

/** Whether a coupon is for the goods: the examples have coupons for all goods of a shop. */
const isFor = (coupon: OrderCoupon, row: SavedItem): boolean => coupon.merId === row.merId;

const eligible = (coupon: OrderCoupon, rows: readonly SavedItem[]): number =>
  sumOf(rows, (row) => (isFor(coupon, row) ? goodsOf(row) : 0));

/** Why a coupon does not apply to rows; null if it does. */
export function obstacleOf(
  coupon: OrderCoupon,
  rows: readonly SavedItem[],
): CouponOption['obstacle'] {
  if (eligible(coupon, rows) === 0) return 'otherGoods';
  if (missingTo(coupon, rows) > 0) return 'belowMinimum';
  return minorOf(coupon.money) < sumOf(rows, goodsOf) ? null : 'notBelowTotal';
}

/** What is missing to the minimum of a coupon, in minor units. */
export const missingTo = (coupon: OrderCoupon, rows: readonly SavedItem[]): number =>
  Math.max(0, minorOf(coupon.minPrice) - eligible(coupon, rows));

/** Discounts on each row by coupons that apply, at most one of each shop. */
export function couponShares(
  rows: readonly SavedItem[],
  coupons: readonly OrderCoupon[],
): number[] {
  const shares = coupons.map((coupon) => {
    const goods = rows.map((row) => (isFor(coupon, row) ? goodsOf(row) : 0));
    return allocate(Math.min(minorOf(coupon.money), eligible(coupon, rows)), goods);
  });
  return rows.map((_, at) => sumOf(shares, (of) => of[at] ?? 0));
}
