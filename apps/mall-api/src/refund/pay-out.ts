import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { refundOrder } from '../payment/refund-order';
import { completeLocked } from './complete';
import { moveRefund, setOrderStatus, type OrderToRefund } from './store';

/** No payment of the order holds the money that is to be given back. */
export class NothingToRefund extends Error {
  override readonly name = 'NothingToRefund';
}

/**
 * Sends the money of a refund on its way back, by an action that leads there. False when the refund is not
 * in a state for it. The order is locked by the caller.
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
