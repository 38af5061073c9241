import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { Deps } from '../kernel/context';
import { earnPoints } from '../points/earning';
import { move } from './shop-order-store';

/**
 * Completes the order: it earns its points, and can be refunded for some days from now. False when it is not
 * in the required state.
 */
export async function completeOrder(
  trx: Transaction<Database>,
  { now, policy }: Pick<Deps, 'now' | 'policy'>,
  { userId, orderNo }: { userId: number; orderNo: string },
  action: 'review' | 'complete',
): Promise<boolean> {
  const time = now();
  const order = await move(trx, userId, orderNo, action, { completed_at: time });
  if (order) await earnPoints(trx, { userId, shopOrderId: order.id }, policy, time);
  return order !== undefined;
}
