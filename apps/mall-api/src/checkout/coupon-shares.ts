import { applyCoupon, couponRefusalText } from '../coupon/rules';
import { findHeldCoupon } from '../coupon/store';
import { BusinessError } from '../kernel/errors';
import type { Deps } from '../kernel/context';
import type { DraftLine } from './draft';

/**
 * What a person's coupon takes off each line; null without a coupon.
 * Throws a sentence when the person has no such coupon or it does not fit.
 */
export async function couponShares(
  deps: Deps,
  userId: number,
  userCouponId: number | undefined,
  lines: readonly DraftLine[],
): Promise<number[] | null> {
  if (!userCouponId) return null;
  const coupon = await findHeldCoupon(deps.db, userId, userCouponId);
  if (!coupon) throw new BusinessError(500, 'This coupon does not exist.');
  const decision = applyCoupon(coupon, lines, deps.now());
  if (!decision.fits) throw new BusinessError(500, couponRefusalText(decision.reason));
  return decision.shares;
}
