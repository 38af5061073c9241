import type { ClaimableCoupon } from '@vermilion/api-client';
import type { OfferedCoupon } from '@vermilion/mall-components/coupon';
import { toOffered } from '@vermilion/mall-data/coupon';
import type { MallFormat } from '@vermilion/mall-data/format';
import { useOffered } from '../../coupon/use-offered-coupons';
import { homeCoupons } from './loader';

const toTicket =
  (mall: MallFormat) =>
  (wire: ClaimableCoupon): OfferedCoupon => ({
    ...toOffered(mall)(wire),
    shopName: wire.merName || undefined,
    // It can be claimed now, so only its end matters
    startsAt: undefined,
  });

/** The mall's own coupon is shown next to the banner, the others in a separate row. */
export function useHomeCoupons() {
  const coupons = useOffered(homeCoupons, toTicket);
  const beside = coupons.find(({ kind }) => kind === 'general') ?? coupons[0];
  return { beside, others: coupons.filter((coupon) => coupon !== beside) };
}
