import type { CouponFields, OperatorCouponDetail } from '@vermilion/api-client/operator';
import { wireTimeOrNull } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { toWire } from '../money/wire';
import { sentAmount, sentAmountOrNull, sentTimeOrNull } from '../operator/sent-values';
import type { CouponDraft } from './coupon-rules';
import { type CouponRow, draftOf } from './coupon-store';

type Needs = Pick<Deps, 'policy'>;

/** A coupon as sent; refuses amounts and times that are none. */
export const fromWireCoupon = (
  needs: Needs,
  sent: CouponFields,
  shopId: number | null,
): CouponDraft => ({
  shopId,
  name: sent.name,
  useType: sent.useType,
  type: sent.type ?? 1,
  moneyMinor: sentAmount(needs, 'amount', sent.amount),
  minMinor: sentAmountOrNull(needs, 'minAmount', sent.minAmount) ?? 0,
  productIds: sent.productIds ?? [],
  categoryIds: sent.categoryIds ?? [],
  day: sent.days ?? null,
  useStartAt: sentTimeOrNull(needs, 'useFrom', sent.useFrom),
  useEndAt: sentTimeOrNull(needs, 'useUntil', sent.useUntil),
  receiveStartAt: sentTimeOrNull(needs, 'claimFrom', sent.claimFrom),
  receiveEndAt: sentTimeOrNull(needs, 'claimUntil', sent.claimUntil),
  total: sent.total ?? null,
  isOpen: sent.open ?? true,
});

export function toCouponDetail(
  { policy }: Needs,
  row: CouponRow,
  translations: OperatorCouponDetail['translations'],
): OperatorCouponDetail {
  const coupon = draftOf(row);
  return {
    id: row.id,
    version: row.version,
    shopId: row.shop_id,
    name: row.name,
    useType: coupon.useType,
    type: coupon.type,
    amount: toWire(policy, coupon.moneyMinor),
    minAmount: toWire(policy, coupon.minMinor),
    productIds: [...coupon.productIds],
    categoryIds: [...coupon.categoryIds],
    days: coupon.day,
    useFrom: wireTimeOrNull(policy, coupon.useStartAt),
    useUntil: wireTimeOrNull(policy, coupon.useEndAt),
    claimFrom: wireTimeOrNull(policy, coupon.receiveStartAt),
    claimUntil: wireTimeOrNull(policy, coupon.receiveEndAt),
    total: coupon.total,
    left: row.is_limited ? row.last_total : null,
    given: row.given,
    open: row.is_open,
    translations,
  };
}
