import { combineCoupons } from '../coupon/combine';
import {
  applyCoupon,
  type CouponRefusal,
  type DiscountableLine,
  eligibleMinor,
} from '../coupon/rules';
import type { HeldRow } from '../coupon/store';

type Obstacle = Extract<
  CouponRefusal,
  'otherGoods' | 'belowMinimum' | 'notBelowTotal' | 'notStarted'
>;

/** The effect of a coupon on a draft. */
export interface RatedCoupon {
  coupon: HeldRow;
  /** null for a coupon of the mall */
  shopName: string | null;
  discountMinor: number;
  isBest: boolean;
  /** one of the best that fit together */
  isSuggested: boolean;
  obstacle: Obstacle | null;
  /** amount missing to the minimum; null when something else is missing */
  missingMinor: number | null;
}

const obstacles: readonly string[] = ['otherGoods', 'belowMinimum', 'notBelowTotal', 'notStarted'];
const isObstacle = (reason: CouponRefusal): reason is Obstacle => obstacles.includes(reason);

/**
 * A person's coupons: applicable ones first, then by largest discount, then by earliest expiry. The best
 * coupon of each shop and of the mall are marked, and those of them that fit together.
 */
export function rateCoupons(
  coupons: readonly HeldRow[],
  lines: readonly DiscountableLine[],
  now: Date,
): RatedCoupon[] {
  const rated = coupons.flatMap((coupon): RatedCoupon[] => {
    const decision = applyCoupon(coupon, lines, now);
    const common = { coupon, shopName: coupon.shopName, isBest: false, isSuggested: false };
    if (decision.fits) {
      const { discountMinor } = decision;
      return [{ ...common, discountMinor, obstacle: null, missingMinor: null }];
    }
    const { reason } = decision;
    if (!isObstacle(reason)) return [];
    const missingMinor =
      reason === 'belowMinimum' ? coupon.minMinor - eligibleMinor(coupon, lines) : null;
    return [{ ...common, discountMinor: 0, obstacle: reason, missingMinor }];
  });
  const sorted = rated.toSorted(
    (a, b) =>
      Number(a.obstacle !== null) - Number(b.obstacle !== null) ||
      b.discountMinor - a.discountMinor ||
      a.coupon.endAt.getTime() - b.coupon.endAt.getTime() ||
      a.coupon.id - b.coupon.id,
  );
  const issuers = new Set<number | null>();
  const suggested: HeldRow[] = [];
  return sorted.map((option) => {
    const { coupon, obstacle } = option;
    const isBest = obstacle === null && !issuers.has(coupon.shopId);
    issuers.add(coupon.shopId);
    const isSuggested = isBest && combineCoupons([...suggested, coupon], lines, now).fits;
    if (isSuggested) suggested.push(coupon);
    return { ...option, isBest, isSuggested };
  });
}
