import { inTransaction } from '../db/in-transaction';
import type { WithDb } from '../kernel/context';
import { post } from '../ledger/post';
import { closeOnDelivery, COD } from '../payment/on-delivery';
import { transitionOf } from './rules';
import { markReceived } from './shop-order-store';

/**
 * The courier has handed over a cash-on-delivery order and collected the money: marks it as paid and
 * received, atomically. False when it is not in transit, or is already paid.
 */
export async function collectPayment(
  { db, now }: WithDb<'now'>,
  { shopId, orderNo }: { shopId: number; orderNo: string },
): Promise<boolean> {
  const { from, to } = transitionOf('take');
  return inTransaction(db, async (trx) => {
    const group = await trx
      .selectFrom('order_group')
      .innerJoin('shop_order', 'shop_order.group_id', 'order_group.id')
      .select(['order_group.id', 'order_group.currency'])
      .where('shop_order.shop_id', '=', shopId)
      .where('shop_order.order_no', '=', orderNo)
      .forNoKeyUpdate('order_group')
      .executeTakeFirst();
    if (!group) return false;
    const time = now();
    const collected = await trx
      .updateTable('shop_order')
      .set({ is_paid: true, status: to.status, collected_at: time, received_at: time })
      .where('shop_id', '=', shopId)
      .where('order_no', '=', orderNo)
      .where('status', '=', from.status)
      .where('is_cod', '=', true)
      .where('is_paid', '=', false)
      .returning(['id', 'pay_minor as amountMinor'])
      .executeTakeFirst();
    if (!collected) return false;
    await markReceived(trx, collected.id);
    await trx
      .insertInto('payment')
      .values({
        group_id: group.id,
        provider: COD,
        reference: orderNo,
        status: 'paid',
        data: '{}',
        amount_minor: collected.amountMinor,
        currency: group.currency,
        created_at: time,
        updated_at: time,
      })
      .execute();
    await post.payment(trx, { id: collected.id, now: time });
    await closeOnDelivery(trx, group.id, time);
    return true;
  });
}
