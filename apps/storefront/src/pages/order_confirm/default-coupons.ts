import type { CouponOption, PreOrder } from '@vermilion/api-client';
import { minorOf } from '../../wire/wire';

/** More decimals than any currency has: amounts are only compared. */
const FINEST = { decimals: 4 };

/**
 * The initially selected coupons: the best of each shop and the best of the mall, as long as an amount is
 * left to pay.
 */
export function defaultCoupons(
  { proTotalFee }: Pick<PreOrder, 'proTotalFee'>,
  coupons: readonly CouponOption[] = [],
): number[] {
  let left = minorOf(FINEST, proTotalFee);
  return coupons.flatMap(({ id, isBest, discount }) => {
    const discountMinor = minorOf(FINEST, discount);
    if (!isBest || discountMinor >= left) return [];
    left -= discountMinor;
    return [id];
  });
}
