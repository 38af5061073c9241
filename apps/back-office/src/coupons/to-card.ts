import type { OwnCoupon } from '@vermilion/mall-components/coupon';
import { couponKind } from '@vermilion/mall-data/coupon';
import { type MallFormat, minorOf, optionalDate } from '@vermilion/mall-data/format';
import type { CouponFields } from './coupon-values';

const DAY_MS = 86_400_000;

/** A coupon as a shopper of a language has it who has got it `now`. */
export function toCard(
  mall: MallFormat,
  coupon: CouponFields,
  { language, now }: { language: string; now: Date },
): OwnCoupon {
  const startsAt = optionalDate(mall, coupon.useFrom);
  const endsAt = coupon.days
    ? new Date(now.getTime() + coupon.days * DAY_MS)
    : optionalDate(mall, coupon.useUntil);
  const texts = coupon.translations as Record<string, { name?: string }> | undefined;
  return {
    id: 0,
    name: texts?.[language]?.name ?? coupon.name,
    kind: couponKind(coupon.useType),
    amountMinor: minorOf(mall, coupon.amount),
    minimumMinor: minorOf(mall, coupon.minAmount ?? 0),
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
    state: startsAt && startsAt > now ? 'notStarted' : 'usable',
    href: '/',
  };
}
