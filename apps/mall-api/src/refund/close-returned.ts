import type { Transaction } from 'kysely';
import { returnCouponsOfPart } from '../coupon/return';
import { inTransaction } from '../db/in-transaction';
import type { Database, RefundStatus } from '../db/schema';
import { returnStock } from '../inventory/stock-store';
import type { WithDb } from '../kernel/context';
import { newOrderNumber } from '../order/numbers';
import { withoutMoney } from '../order/refunds-of-order';
import { columnsOf } from '../order/rules';
import { isAllBack } from '../payment/note-store';
import { refundPoints } from '../points/ledger';
import { cancelShopOrders } from './cancel-paid';
import { completeLocked } from './complete';
import type { OrderToRefund } from './order-store';
import { ordersOfGroup, paidLines } from './order-store';
import { refundParts } from './rules';
import { acceptPayout, insertRefund, moveRefund, unitsOf } from './store';

type Trx = Transaction<Database>;

/** The reason of a refund whose money was returned at the provider; storefronts translate it. */
export const REFUNDED_BY_PROVIDER = 'Refunded by the payment provider';

/**
 * Closes a master order whose money went back completely at the provider: refunds that are open are complete, and so is
 * one of everything else. What was not shipped is cancelled, as when a paid order is cancelled; what was shipped keeps
 * its state. Idempotent.
 */
export async function closeReturned({ db, now }: WithDb<'now'>, groupId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const group = await trx
      .selectFrom('order_group')
      .innerJoin('payment', 'payment.group_id', 'order_group.id')
      .select('order_group.id')
      .where('order_group.id', '=', groupId)
      .where('order_group.is_paid', '=', true)
      .where('payment.status', '=', 'paid')
      .where(isAllBack)
      .forNoKeyUpdate('order_group')
      .executeTakeFirst();
    if (!group) return;
    const time = now();
    for (const order of await ordersOfGroup(trx, groupId)) await closePart(trx, order, time);
  });
}

/** Unless the provider is paying out a refund: then it is closed when that is done. */
async function closePart(trx: Trx, order: OrderToRefund, now: Date): Promise<void> {
  if (!order.isPaid) return;
  const open = await openRefunds(trx, order.id);
  if (open.some(({ isPaying }) => isPaying)) return;
  for (const { refundNo, status } of open) await complete(trx, order, refundNo, status, now);
  const parts = refundParts(await paidLines(trx, order.id));
  if (!parts) return;
  const refundNo = newOrderNumber('RE', now);
  const head = { refundNo, reason: REFUNDED_BY_PROVIDER, explain: '', pictures: [] };
  const { id, points } = await insertRefund(trx, order, head, parts, now);
  if (order.status !== columnsOf.toShip.status) {
    return complete(trx, order, refundNo, 'applied', now);
  }
  if (points > 0) await refundPoints(trx, { userId: order.userId, refundId: id, points }, now);
  await cancelShopOrders(trx, [order]);
  await returnStock(trx, await unitsOf(trx, [id]));
  await returnCouponsOfPart(trx, order);
  const cancelled = { ...order, status: columnsOf.cancelled.status };
  await complete(trx, cancelled, refundNo, 'applied', now);
}

/** Completes a refund without paying it out. */
async function complete(
  trx: Trx,
  order: OrderToRefund,
  refundNo: string,
  status: RefundStatus,
  now: Date,
): Promise<void> {
  if (status === 'toReturn') {
    // The goods stay where they are
    await moveRefund(trx, refundNo, 'withdraw', { decided_at: now });
    return;
  }
  const isReturning = status === 'returning';
  if (isReturning) await acceptPayout(trx, refundNo, 'arrive', { return_arrived_at: now }, now);
  else await acceptPayout(trx, refundNo, 'accept', { decided_at: now }, now);
  await completeLocked(trx, order, refundNo, now);
}

/** The refunds of an order that are not final, and whether their money is still on its way. */
async function openRefunds(trx: Trx, shopOrderId: number) {
  const rows = await trx
    .selectFrom('refund_order')
    .leftJoin('payment_refund', 'payment_refund.key', 'refund_order.refund_no')
    .select(['refund_order.refund_no as refundNo', 'refund_order.status'])
    .select('payment_refund.status as payout')
    .where('refund_order.shop_order_id', '=', shopOrderId)
    .where('refund_order.status', 'not in', [...withoutMoney, 'refunded'])
    .orderBy('refund_order.id')
    .execute();
  return rows.map(({ refundNo, status, payout }) => ({
    refundNo,
    status,
    isPaying: status === 'refunding' && (payout === 'wanted' || payout === 'sent'),
  }));
}
