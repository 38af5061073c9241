import type { OrderCoupon, PreOrder } from '@vermilion/api-client';
import { rowsOf } from '../../data/rows';
import { toCoupon } from './map';

/**
 * The coupon that is chosen at first: the draft's own, else the one that takes off most; of equal ones that
 * which ends first. Undefined when none fits.
 */
export function defaultCoupon(
  { userCouponId }: Pick<PreOrder, 'userCouponId'>,
  coupons: readonly OrderCoupon[] = [],
): number | undefined {
  if (userCouponId) return userCouponId;
  const endOf = (endsAt?: Date) => endsAt?.getTime() ?? Infinity;
  const [best] = rowsOf(coupons, toCoupon).toSorted(
    (a, b) => b.amountMinor - a.amountMinor || endOf(a.endsAt) - endOf(b.endsAt),
  );
  return best?.id;
}
