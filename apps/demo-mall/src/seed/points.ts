import { type Database, earnPoints, type Policy, releaseDue } from '@vermilion/mall-api';
import type { Transaction } from 'kysely';
import type { DemoOrders } from './orders';

/** Points earned by completed orders of the demo accounts, dated at their completion. */
export async function seedPoints(
  tx: Transaction<Database>,
  orders: DemoOrders['orders'],
  policy: Policy,
  now: Date,
): Promise<void> {
  const completed = orders
    .flatMap(({ id, user_id, completed_at }) =>
      completed_at ? { shopOrderId: id, userId: user_id, at: new Date(completed_at) } : [],
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, ...order } of completed) await earnPoints(tx, order, policy, at);
  await releaseDue(tx, now);
}
