import type { ClaimableCoupon } from '@vermilion/api-client';
import type { OfferedCoupon } from '@vermilion/mall-components/coupon';
import { textOf } from '../data/rows';
import { optionalDate } from '../data/wire';
import { couponKind } from './coupon-kind';
import { toCouponChip } from './use-offered-coupons';

/** A wire date, `yyyy-MM-dd`, at a time of day. */
const dayOf = (date: string | null, time: string) => optionalDate(date && `${date} ${time}`);

/** A claimable coupon. */
export const toOffered = (wire: ClaimableCoupon): OfferedCoupon => ({
  ...toCouponChip(wire),
  name: textOf(wire.name),
  kind: couponKind(wire.useType),
  ...(wire.isFixedTime || !wire.day
    ? {
        startsAt: dayOf(wire.useStartTimeStr, '00:00:00'),
        endsAt: dayOf(wire.useEndTimeStr, '23:59:59'),
      }
    : { validDays: wire.day }),
});
