import type { ClaimableCoupon } from '@vermilion/api-client';
import type { OfferedCoupon } from '@vermilion/mall-components/coupon';
import { toCouponChip } from '../../coupon/use-offered-coupons';
import { textOf } from '../../data/rows';
import { optionalDate } from '../../data/wire';

const SOME_GOODS = 2;

/** A date of the wire as its whole day: `yyyy-MM-dd`. */
const dayOf = (date: string | null, time: string) => optionalDate(date && `${date} ${time}`);

export const toOffered = (wire: ClaimableCoupon): OfferedCoupon => ({
  ...toCouponChip(wire),
  name: textOf(wire.name),
  kind: wire.useType === SOME_GOODS ? 'goods' : 'shop',
  ...(wire.isFixedTime || !wire.day
    ? {
        startsAt: dayOf(wire.useStartTimeStr, '00:00:00'),
        endsAt: dayOf(wire.useEndTimeStr, '23:59:59'),
      }
    : { validDays: wire.day }),
});
