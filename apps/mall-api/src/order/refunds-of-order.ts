import type { RefundOfOrder } from '@vermilion/api-client';
import type { RefundStatus } from '../db/schema';
import { wireTimeOrNull } from '../http/wire-time';
import type { WithDb } from '../kernel/context';
import { toWire } from '../money/wire';

/** The states of refunds that ended without money. */
export const withoutMoney = ['refused', 'withdrawn', 'lapsed'] as const satisfies RefundStatus[];

/** Servers of this API family know 0 to 3, where refunds waiting for the goods count as accepted. */
const WIRE_STATUS = {
  applied: 0,
  refused: 1,
  withdrawn: 1,
  lapsed: 1,
  toReturn: 2,
  returning: 2,
  refunding: 2,
  refunded: 3,
} as const satisfies Record<RefundStatus, number>;

const RETURN_STATES: Partial<Record<RefundStatus, 'toSend' | 'sent'>> = {
  toReturn: 'toSend',
  returning: 'sent',
};

export const toRefundStatus = (status: RefundStatus) => ({
  refundStatus: WIRE_STATUS[status],
  returnState: RETURN_STATES[status] ?? null,
});

/** The open and completed refunds of a person's order, newest first. */
export async function refundsOfOrder(
  { db, policy }: WithDb<'policy'>,
  userId: number,
  shopOrderId: number,
): Promise<RefundOfOrder[]> {
  const rows = await db
    .selectFrom('refund_line')
    .innerJoin('refund_order', 'refund_order.id', 'refund_line.refund_id')
    .select(['refund_order.id', 'refund_order.refund_no as refundNo', 'refund_order.status'])
    .select(['refund_order.amount_minor as amountMinor', 'refund_order.refunded_at as refundedAt'])
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .select(['refund_line.order_line_id as orderLineId', 'refund_line.quantity'])
    .select(['order_line.tax_rate as taxRate', 'refund_line.tax_minor as taxMinor'])
    .where('refund_order.shop_order_id', '=', shopOrderId)
    .where('refund_order.user_id', '=', userId)
    .where('refund_order.status', 'not in', withoutMoney)
    .orderBy('refund_order.id', 'desc')
    .orderBy('refund_line.order_line_id')
    .execute();
  const byId = new Map<number, RefundOfOrder>();
  const taxes = new Map<number, number>();
  for (const { id, orderLineId, quantity, taxRate, taxMinor, ...row } of rows) {
    if (taxRate !== null) taxes.set(id, (taxes.get(id) ?? 0) + taxMinor);
    const refund = byId.get(id) ?? {
      refundOrderNo: row.refundNo,
      ...toRefundStatus(row.status),
      refundPrice: toWire(policy, row.amountMinor),
      refundTime: wireTimeOrNull(policy, row.refundedAt),
      lines: [],
    };
    refund.lines.push({ orderLineId, quantity });
    byId.set(id, refund);
  }
  for (const [id, minor] of taxes) {
    const refund = byId.get(id);
    if (refund) refund.taxPrice = toWire(policy, minor);
  }
  return [...byId.values()];
}
