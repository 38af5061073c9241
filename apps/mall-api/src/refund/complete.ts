import type { Transaction } from 'kysely';
import { returnCouponsOfPart } from '../coupon/return';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { returnSales, returnStock } from '../inventory/stock-store';
import type { WithDb } from '../kernel/context';
import { columnsOf } from '../order/rules';
import { clawBackPoints } from '../points/earning';
import { refundPoints } from '../points/ledger';
import { lockOrderOf, type OrderToRefund, paidLines } from './order-store';
import { unitsLeft } from './rules';
import { moveRefund, setOrderStatus, unitsOf } from './store';

type Trx = Transaction<Database>;

/**
 * The provider has refunded the money: also returns goods, coupon and points. Idempotent. Returns the id of the master
 * order, undefined when there is no such refund.
 */
export async function completeRefund(
  { db, now }: WithDb<'now'>,
  refundNo: string,
): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrderOf(trx, refundNo);
    if (order) await completeLocked(trx, order, refundNo, now());
    return order?.groupId;
  });
}

/** As `completeRefund`, for an order that is locked. */
export async function completeLocked(
  trx: Trx,
  order: OrderToRefund,
  refundNo: string,
  now: Date,
): Promise<void> {
  const done = await moveRefund(trx, refundNo, 'complete', { refunded_at: now });
  if (!done) return;
  // Everything but the money of a cancelled order was returned when it was cancelled
  if (order.status === columnsOf.cancelled.status) return setOrderStatus(trx, order.id, 'refunded');
  const { points, id: refundId } = done;
  const { userId, id: shopOrderId } = order;
  await clawBackPoints(trx, { userId, shopOrderId, refundId }, now);
  if (points > 0) await refundPoints(trx, { userId, refundId, points }, now);
  // Shipped goods are not in stock, whether they are returned or not
  const giveBack = order.status === columnsOf.toShip.status ? returnStock : returnSales;
  await giveBack(trx, await unitsOf(trx, [refundId]));
  const lines = await paidLines(trx, order.id);
  const isAll = lines.every((line) => unitsLeft(line) === 0);
  await setOrderStatus(trx, order.id, isAll ? 'refunded' : 'none');
  if (isAll) await returnCouponsOfPart(trx, order);
}
