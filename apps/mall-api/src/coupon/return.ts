import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { returnCoupons } from './store';

/**
 * Returns the coupons of a shop's order that ended without payment: the shop's coupon with its order, the
 * mall's with the last order.
 */
export async function returnCouponsOfPart(
  trx: Transaction<Database>,
  { groupId, shopId }: { groupId: number; shopId: number },
): Promise<void> {
  await returnCoupons(trx, [groupId], shopId);
  const remaining = await trx
    .selectFrom('shop_order')
    .select('id')
    .where('group_id', '=', groupId)
    .where('refund_status', '<>', 'refunded')
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst();
  if (!remaining) await returnCoupons(trx, [groupId], null);
}
