import type { ClaimableCoupon } from '@vermilion/api-client';
import type { OfferedCoupon } from '@vermilion/mall-components/coupon';
import type { MallFormat } from '../format/mall-format';
import { textOf } from '../format/rows';
import { optionalDate } from '../format/wire';
import { toCouponChip } from './chip';
import { couponKind } from './coupon-kind';

/** A time, or from servers that send only the day, `yyyy-MM-dd`, a time of it. */
const timeOf = (
  mall: MallFormat,
  exact: string | null | undefined,
  date: string | null,
  time: string,
) => optionalDate(mall, exact ?? (date && `${date} ${time}`));

/** A claimable coupon. */
export const toOffered =
  (mall: MallFormat) =>
  (wire: ClaimableCoupon): OfferedCoupon => ({
    ...toCouponChip(mall)(wire),
    name: textOf(wire.name),
    kind: couponKind(wire.useType),
    ...(wire.isFixedTime || !wire.day
      ? {
          startsAt: timeOf(mall, wire.useStartTime, wire.useStartTimeStr, '00:00:00'),
          endsAt: timeOf(mall, wire.useEndTime, wire.useEndTimeStr, '23:59:59'),
        }
      : { validDays: wire.day }),
  });
