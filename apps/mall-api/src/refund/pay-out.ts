import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { refundOrder } from '../payment/refund-order';
import { completeLocked } from './complete';
import { moveRefund, setOrderStatus, type OrderToRefund } from './store';

/** No payment of the order covers the refund. */
export class NothingToRefund extends Error {
  override readonly name = 'NothingToRefund';
}

/**
 * Starts paying out a refund, by an action that leads to that state. False when the refund is in another
 * state. The caller has locked the order.
 */
export async function payOut(
  trx: Transaction<Database>,
  order: OrderToRefund,
  refundNo: string,
  action: 'accept' | 'arrive',
  change: { decided_at: Date } | { return_arrived_at: Date },
  now: Date,
): Promise<boolean> {
  const moved = await moveRefund(trx, refundNo, action, change);
  if (!moved) return false;
  await setOrderStatus(trx, order.id, 2);
  const { amountMinor } = moved;
  const { groupId, orderNo: shopOrderNo } = order;
  if (amountMinor === 0) await completeLocked(trx, order, refundNo, now);
  else if (!(await refundOrder(trx, { groupId, shopOrderNo, refundNo, amountMinor }, now))) {
    throw new NothingToRefund(`No payment holds what ${refundNo} gives back`);
  }
  return true;
}
