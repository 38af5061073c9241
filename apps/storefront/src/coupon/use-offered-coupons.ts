import { useQuery } from '@tanstack/react-query';
import type { ClaimableCoupon, MallArgs } from '@vermilion/api-client';
import { toCouponChip } from '@vermilion/mall-data/coupon';
import type { MallFormat } from '@vermilion/mall-data/format';
import { rowsOf } from '@vermilion/mall-data/format';
import { useApp } from '../deps/app-context';
import { useMallFormat } from '../deps/mall-context';
import { ownQuery, useSession } from '../session/session-query';
import { offeredCouponsQuery } from './offered-coupons-query';

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
