import type { Transaction } from 'kysely';
import { returnCouponsOfPart } from '../coupon/return';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { returnStock } from '../inventory/stock-store';
import type { WithDb } from '../kernel/context';
import { newOrderNumber } from '../order/numbers';
import { columnsOf } from '../order/rules';
import { refundPoints } from '../points/ledger';
import { lockPartsToCancel, type OrderToRefund, paidLines } from './order-store';
import { payOut } from './pay-out';
import { refundParts } from './rules';
import { insertRefund, unitsOf } from './store';

type Trx = Transaction<Database>;

/** The reason of a refund that comes from cancelling; storefronts translate it. */
export const CANCELLED = 'Order cancelled';

interface Opened {
  order: OrderToRefund;
  refundNo: string;
  refundId: number;
}

/**
 * Cancels paid orders that their shops have not begun with: one shop's part, or all of a master order. Goods,
 * coupons and points are returned at once, and the money by the payment provider. False when there is no such
 * order, or one of its parts cannot be cancelled. Throws `NothingToRefund` when no payment covers the money.
 */
export const cancelPaid = (
  { db, now }: WithDb<'now'>,
  target: { userId: number; orderNo: string },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const orders = await lockPartsToCancel(trx, target);
    if (orders.length === 0) return false;
    const time = now();
    const opened: Opened[] = [];
    for (const order of orders) {
      opened.push(await openRefund(trx, order, time));
    }
    await cancelShopOrders(trx, orders);
    const ids = opened.map(({ refundId }) => refundId);
    // All at once, so that SKUs are locked in the same order as everywhere
    await returnStock(trx, await unitsOf(trx, ids));
    for (const order of orders) await returnCouponsOfPart(trx, order);
    for (const { order, refundNo } of opened) {
      await payOut(trx, order, refundNo, 'accept', { decided_at: time }, time);
    }
    return true;
  });

/** Opens a refund of everything that is left of an order, and returns the points. */
async function openRefund(trx: Trx, order: OrderToRefund, now: Date): Promise<Opened> {
  const parts = refundParts(await paidLines(trx, order.id));
  if (!parts) throw new Error('Nothing is left of an order that is not refunded');
  const refundNo = newOrderNumber('RE', now);
  const head = { refundNo, reason: CANCELLED, explain: '', pictures: [] };
  const { id: refundId, points } = await insertRefund(trx, order, head, parts, now);
  if (points > 0) await refundPoints(trx, { userId: order.userId, refundId, points }, now);
  return { order: { ...order, status: columnsOf.cancelled.status }, refundNo, refundId };
}

/** Cancels shop orders that are locked. */
export const cancelShopOrders = (trx: Trx, orders: readonly OrderToRefund[]) =>
  trx
    .updateTable('shop_order')
    .set({ status: columnsOf.cancelled.status })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
