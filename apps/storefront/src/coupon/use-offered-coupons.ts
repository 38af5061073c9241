import { useQuery } from '@tanstack/react-query';
import type { ClaimableCoupon, MallArgs } from '@vermilion/api-client';
import type { CouponChip } from '@vermilion/mall-components/coupon';
import type { AppDeps } from '../app/deps';
import { useApp } from '../app/app-context';
import { ownQuery } from '../data/own-query';
import { rowsOf } from '../data/rows';
import { minorOf } from '../data/wire';
import { useSession } from '../session/session-query';

/** Coupons that can be claimed. Their failure must not fail the page. */
export const offeredCouponsQuery = ({ queries }: AppDeps, args: MallArgs['claimableCoupons']) => ({
  ...queries.claimableCoupons(args),
  meta: { quiet: true },
});

export const toCouponChip = (coupon: ClaimableCoupon): CouponChip => ({
  id: coupon.id,
  amountMinor: minorOf(coupon.money),
  minimumMinor: minorOf(coupon.minPrice),
  state: stateOf(coupon),
});

function stateOf({ isUse, isLimited, lastTotal }: ClaimableCoupon): CouponChip['state'] {
  if (isUse) return 'claimed';
  return isLimited && lastTotal === 0 ? 'soldOut' : 'claimable';
}

/** Those of a page, which is the same for everybody; which of them a shopper has follows in a call of its own. */
export function useOfferedCoupons(args: MallArgs['claimableCoupons']): CouponChip[] {
  const { signedIn } = useSession();
  const query = offeredCouponsQuery(useApp(), args);
  const offered = useQuery(query).data;
  const own = useQuery({
    ...ownQuery(query),
    enabled: signedIn,
  }).data;
  return rowsOf((signedIn && own ? own : offered)?.list ?? [], toCouponChip);
}
