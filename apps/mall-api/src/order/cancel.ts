import type { Kysely, Transaction } from 'kysely';
import { returnStock } from '../checkout/stock-store';
import { returnCoupon } from '../coupon/store';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { cancelPayments } from '../payment/store';
import { columnsOf } from './rules';

type Trx = Transaction<Database>;

/** Which order: one of a person's, or one that has waited too long. */
export type CancelTarget = { userId: number; orderNo: string } | { id: number; unpaidSince: Date };

/** The one update that decides: of several at once, and of a payment at the same time, one wins. */
async function closeUnpaid(trx: Trx, target: CancelTarget, now: Date) {
  return trx
    .updateTable('order_group')
    .set({ is_cancelled: true, cancelled_at: now })
    .where('is_paid', '=', false)
    .where('is_cancelled', '=', false)
    .where((eb) =>
      'orderNo' in target
        ? eb('order_no', '=', target.orderNo).and('user_id', '=', target.userId)
        : eb('id', '=', target.id).and('pay_before', '<=', target.unpaidSince),
    )
    .returning(['id', 'user_coupon_id as userCouponId'])
    .executeTakeFirst();
}

/**
 * Cancels an unpaid master order with all its parts and gives back stock, sales and coupon, once.
 * False when there is no such unpaid order (any more).
 */
export async function cancelUnpaid(
  db: Kysely<Database>,
  target: CancelTarget,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const group = await closeUnpaid(trx, target, now);
    if (!group) return false;
    if (group.userCouponId) await returnCoupon(trx, group.userCouponId, group.id);
    const lines = await trx
      .selectFrom('order_line')
      .innerJoin('shop_order', 'shop_order.id', 'order_line.shop_order_id')
      .select(['order_line.sku_id as skuId', 'order_line.quantity'])
      .where('shop_order.group_id', '=', group.id)
      .execute();
    await returnStock(trx, lines);
    await trx
      .updateTable('shop_order')
      .set({ status: columnsOf.cancelled.status })
      .where('group_id', '=', group.id)
      .execute();
    await cancelPayments(trx, [group.id], now);
    return true;
  });
}
