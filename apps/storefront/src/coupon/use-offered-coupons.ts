import { useQuery } from '@tanstack/react-query';
import type { ClaimableCoupon, MallArgs } from '@vermilion/api-client';
import type { CouponChip } from '@vermilion/mall-components/coupon';
import { useApp } from '../deps/app-context';
import { useMallFormat } from '../deps/mall-format-context';
import { ownQuery, useSession } from '../session/session-query';
import type { MallFormat } from '../wire/mall-format';
import { rowsOf } from '../wire/rows';
import { minorOf } from '../wire/wire';
import { offeredCouponsQuery } from './offered-coupons-query';

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

/** The coupons of a shared page; which of them the shopper has claimed comes from a separate call. */
export function useOffered<Coupon>(
  args: MallArgs['claimableCoupons'],
  toCoupon: (mall: MallFormat) => (wire: ClaimableCoupon) => Coupon,
): Coupon[] {
  const mall = useMallFormat();
  const { signedIn } = useSession();
  const query = offeredCouponsQuery(useApp(), args);
  const offered = useQuery(query).data;
  const own = useQuery({
    ...ownQuery(query),
    enabled: signedIn,
  }).data;
  return rowsOf((signedIn && own ? own : offered)?.list ?? [], toCoupon(mall));
}

/** The same as chips. */
export const useOfferedCoupons = (args: MallArgs['claimableCoupons']) =>
  useOffered(args, toCouponChip);
