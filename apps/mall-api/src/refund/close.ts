import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { lockOrderOf } from './order-store';
import { moveRefund, setOrderStatus } from './store';

/** Ends a refund without payment: the order continues, and another application is possible. */
export async function closeRefund(
  trx: Transaction<Database>,
  refundNo: string,
  action: 'refuse' | 'withdraw' | 'lapse',
  change: { refusal?: string; decided_at?: Date },
): Promise<boolean> {
  const order = await lockOrderOf(trx, refundNo);
  const closed = order && (await moveRefund(trx, refundNo, action, change));
  if (!closed) return false;
  await setOrderStatus(trx, order.id, 'none');
  return true;
}
