import type { Kysely, Transaction } from 'kysely';
import { returnCouponsOfPart } from '../coupon/return';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { returnSales, returnStock } from '../inventory/stock-store';
import { closeOnDelivery } from '../payment/on-delivery';
import { returnPointsOfPart } from '../points/ledger';
import { callOffStatuses, columnsOf } from './rules';

type Trx = Transaction<Database>;

/**
 * What is called off: by the shopper a master order or one shop's part of it, before a shop has begun with it; by
 * a shop its own part, also when it could not be delivered.
 */
export type CallOffTarget = { orderNo: string } & ({ userId: number } | { shopId: number });

/**
 * Cancels unpaid cash-on-delivery orders. Returns coupons, points, and stock that was not shipped; goods
 * returned by a courier are restocked by the shop. False when there is no such order, or it is paid,
 * cancelled or already in transit.
 */
export async function callOff(
  db: Kysely<Database>,
  target: CallOffTarget,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const group = await lockGroup(trx, target);
    if (!group) return false;
    const found = await openParts(trx, group.id, target);
    const isShopper = 'userId' in target;
    const isBegun = found.some(({ status, begunAt }) => status !== 'toShip' || begunAt !== null);
    if (found.length === 0 || (isShopper && isBegun)) return false;
    const ids = found.map(({ id }) => id);
    await trx
      .updateTable('shop_order')
      .set({ status: columnsOf.cancelled.status })
      .where('id', 'in', ids)
      .execute();
    for (const { id, points } of found) {
      const spent = { userId: group.userId, shopOrderId: id, points };
      if (points > 0) await returnPointsOfPart(trx, spent, now);
    }
    for (const { shopId } of found) await returnCouponsOfPart(trx, { groupId: group.id, shopId });
    const isShipped = found.some(({ status }) => status !== 'toShip');
    await (isShipped ? returnSales : returnStock)(trx, await unitsOf(trx, ids));
    await closeOnDelivery(trx, group.id, now);
    return true;
  });
}

/** The master order, always locked before its parts. */
const lockGroup = (trx: Trx, target: CallOffTarget) =>
  trx
    .selectFrom('order_group')
    .innerJoin('shop_order', 'shop_order.group_id', 'order_group.id')
    .select(['order_group.id', 'order_group.user_id as userId'])
    .where((eb) =>
      'userId' in target
        ? eb
            .or([
              eb('order_group.order_no', '=', target.orderNo),
              eb('shop_order.order_no', '=', target.orderNo),
            ])
            .and('order_group.user_id', '=', target.userId)
        : eb('shop_order.order_no', '=', target.orderNo).and(
            'shop_order.shop_id',
            '=',
            target.shopId,
          ),
    )
    .where('shop_order.is_cod', '=', true)
    .forNoKeyUpdate('order_group')
    .executeTakeFirst();

/** The targeted parts that can be called off. */
const openParts = (trx: Trx, groupId: number, { orderNo }: CallOffTarget) =>
  trx
    .selectFrom('shop_order')
    .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
    .select(['shop_order.id', 'shop_order.shop_id as shopId', 'shop_order.points'])
    .select(['shop_order.status', 'shop_order.begun_at as begunAt'])
    .where('group_id', '=', groupId)
    .where((eb) =>
      eb.or([eb('shop_order.order_no', '=', orderNo), eb('order_group.order_no', '=', orderNo)]),
    )
    .where('shop_order.is_cod', '=', true)
    .where('shop_order.is_paid', '=', false)
    .where('shop_order.status', 'in', callOffStatuses)
    .orderBy('shop_order.id')
    .forNoKeyUpdate('shop_order')
    .execute();

const unitsOf = (trx: Trx, shopOrderIds: number[]) =>
  trx
    .selectFrom('order_line')
    .select((eb) => [
      'sku_id as skuId',
      eb.cast<number>(eb.fn.sum('quantity'), 'integer').as('quantity'),
    ])
    .where('shop_order_id', 'in', shopOrderIds)
    .groupBy('sku_id')
    .execute();
