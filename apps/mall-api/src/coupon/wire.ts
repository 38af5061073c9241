import type { ClaimableCoupon, MyCoupon, OrderCoupon } from '@vermilion/api-client';
import { wireDate, wireDateOrNull, wireLastDay, wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { toWire } from '../money/wire';
import type { claimableCoupons } from './claim-store';
import { standingOf } from './rules';
import type { HeldRow } from './store';

type ClaimableRow = Awaited<ReturnType<typeof claimableCoupons>>[number];
type Zone = Pick<Deps, 'policy'>;

export const toClaimable = ({ policy }: Zone, row: ClaimableRow): ClaimableCoupon => ({
  id: row.id,
  name: row.title,
  money: toWire(policy, row.money_minor),
  minPrice: toWire(policy, row.min_minor),
  day: row.day,
  isFixedTime: row.is_fixed_time,
  useStartTimeStr: wireDateOrNull(policy, row.is_fixed_time ? row.use_start_at : null),
  useEndTimeStr:
    row.is_fixed_time && row.use_end_at
      ? wireLastDay(policy, { start: row.use_start_at, end: row.use_end_at })
      : null,
  useStartTime: wireTimeOrNull(policy, row.is_fixed_time ? row.use_start_at : null),
  useEndTime: wireTimeOrNull(policy, row.is_fixed_time ? row.use_end_at : null),
  isUse: row.is_mine,
  useType: row.use_type,
  merId: row.shop_id,
  merName: row.shop_name,
  type: row.type,
  isLimited: row.is_limited,
  lastTotal: row.is_limited ? row.last_total : null,
  primaryKey: row.product_ids.join(','),
  receiveStartTime: wireTimeOrNull(policy, row.receive_start_at),
  receiveEndTime: wireTimeOrNull(policy, row.receive_end_at),
});

const WIRE_STATUS = { unused: 0, used: 1, expired: 2 } as const;

export const toOrderCoupon = ({ policy }: Zone, row: HeldRow): OrderCoupon => ({
  id: row.id,
  couponId: row.couponId,
  name: row.name,
  money: toWire(policy, row.moneyMinor),
  minPrice: toWire(policy, row.minMinor),
  status: WIRE_STATUS[row.status],
  startTime: wireDate(policy, row.startAt),
  endTime: wireLastDay(policy, { start: row.startAt, end: row.endAt }),
  useEndTime: wireTime(policy, row.endAt),
  useTime: wireTimeOrNull(policy, row.usedAt),
  useType: row.useType,
  merId: row.shopId,
});

const VALID = {
  usable: 'usable',
  used: 'unusable',
  overdue: 'overdue',
  notStarted: 'notStart',
} as const;

export function toMyCoupon({ policy }: Zone, row: HeldRow, now: Date): MyCoupon {
  const standing = standingOf(row, now);
  return {
    id: row.id,
    uid: row.userId,
    name: row.name,
    useType: row.useType,
    money: toWire(policy, row.moneyMinor),
    minPrice: toWire(policy, row.minMinor),
    // An expired coupon counts as expired even before the job has marked it
    status: WIRE_STATUS[standing === 'overdue' ? 'expired' : row.status],
    startTime: wireTime(policy, row.startAt),
    endTime: wireTime(policy, row.endAt),
    useTime: wireTimeOrNull(policy, row.usedAt),
    validStr: VALID[standing],
    merId: row.shopId,
    merName: row.shopName,
    productIds: [...row.productIds],
    categoryIds: [...row.categoryIds],
  };
}
