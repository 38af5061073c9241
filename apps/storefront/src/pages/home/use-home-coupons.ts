import type { ClaimableCoupon } from '@vermilion/api-client';
import type { OfferedCoupon } from '@vermilion/mall-components/coupon';
import { toOffered } from '../../coupon/to-offered';
import { useOffered } from '../../coupon/use-offered-coupons';
import { homeCoupons } from './loader';

const toTicket = (wire: ClaimableCoupon): OfferedCoupon => ({
  ...toOffered(wire),
  shopName: wire.merName || undefined,
  // until when is enough: it can be claimed now
  startsAt: undefined,
});

/** The mall's own coupon stands beside the banner, the others in a row of their own. */
export function useHomeCoupons() {
  const coupons = useOffered(homeCoupons, toTicket);
  const beside = coupons.find(({ kind }) => kind === 'general') ?? coupons[0];
  return { beside, others: coupons.filter((coupon) => coupon !== beside) };
}
