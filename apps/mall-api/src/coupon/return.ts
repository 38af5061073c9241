import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { returnCoupons } from './store';

/**
 * Gives the coupons back of a shop's order that is over and left nothing paid: the shop's with its order,
 * the mall's with the last one of all.
 */
export async function returnCouponsOfPart(
  trx: Transaction<Database>,
  { groupId, shopId }: { groupId: number; shopId: number },
): Promise<void> {
  await returnCoupons(trx, [groupId], shopId);
  const kept = await trx
    .selectFrom('shop_order')
    .select('id')
    .where('group_id', '=', groupId)
    .where('refund_status', '<>', 3)
    .where('status', '<>', 9)
    .limit(1)
    .executeTakeFirst();
  if (!kept) await returnCoupons(trx, [groupId], null);
}
