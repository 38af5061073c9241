import type { ClaimableCoupon } from '@vermilion/api-client';
import type { CouponChip } from '@vermilion/mall-components/coupon';
import type { MallFormat } from '../format/mall-format';
import { minorOf } from '../format/wire';

/** A claimable coupon as a chip. */
export const toCouponChip =
  (mall: MallFormat) =>
  (coupon: ClaimableCoupon): CouponChip => ({
    id: coupon.id,
    amountMinor: minorOf(mall, coupon.money),
    minimumMinor: minorOf(mall, coupon.minPrice),
    state: stateOf(coupon),
  });

function stateOf({ isUse, isLimited, lastTotal }: ClaimableCoupon): CouponChip['state'] {
  if (isUse) return 'claimed';
  return isLimited && lastTotal === 0 ? 'soldOut' : 'claimable';
}
