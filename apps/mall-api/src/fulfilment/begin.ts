import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { isConfirmed } from '../order/confirmed';
import { transitionOf } from '../order/rules';

/**
 * The shop begins with an order: from now on, the shopper can only apply for a refund of it. False when it is
 * not to be shipped, has an open refund, or was begun before.
 */
export async function beginOrder(
  db: Kysely<Database>,
  { shopId, orderNo }: { shopId: number; orderNo: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ begun_at: now })
    .where('shop_id', '=', shopId)
    .where('order_no', '=', orderNo)
    .where('status', '=', transitionOf('ship').from.status)
    .where('begun_at', 'is', null)
    .where('refund_status', '=', 'none')
    .where(isConfirmed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
