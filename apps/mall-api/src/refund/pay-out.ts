import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { namedError } from '../kernel/errors';
import { refundOrder } from '../payment/refund-order';
import { completeLocked } from './complete';
import { type OrderToRefund } from './order-store';
import { acceptPayout, setOrderStatus } from './store';

/** No payment of the order covers the refund, or a dispute withholds the money. */
export class NothingToRefund extends Error {
  override readonly name = 'NothingToRefund';
  constructor(
    refundNo: string,
    readonly isDisputed: boolean,
  ) {
    super(`No payment holds what ${refundNo} gives back`);
  }
}

/** The refusal of a refund whose money a dispute withholds. */
export const disputedError = () =>
  namedError(
    'payment-disputed',
    500,
    'The payment of this order is disputed. Wait until that is decided.',
  );

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
  const moved = await acceptPayout(trx, refundNo, action, change, now);
  if (!moved) return false;
  await setOrderStatus(trx, order.id, 'refunding');
  const { amountMinor } = moved;
  const { groupId, orderNo: shopOrderNo } = order;
  const refund = { groupId, shopOrderNo, refundNo, amountMinor };
  const outcome = amountMinor === 0 ? 'nothing' : await refundOrder(trx, refund, now);
  if (outcome === 'uncovered' || outcome === 'disputed') {
    throw new NothingToRefund(refundNo, outcome === 'disputed');
  }
  if (outcome === 'nothing') await completeLocked(trx, order, refundNo, now);
  return true;
}
