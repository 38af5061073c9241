import { type Kysely, sql, type Transaction } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database, ShopOrderStatus } from '../db/schema';
import type { Language } from '../kernel/language';
import { tracesInLanguage } from '../translation/in-language';
import { isConfirmed } from './confirmed';
import { refundedUnits } from './refunded-units';
import { columnsOf, deleteStatuses, type OrderState, transitionOf } from './rules';

type Db = Kysely<Database>;

/** Shop orders, each with its master order. */
const withMaster = (db: Db) =>
  db
    .selectFrom('shop_order')
    .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
    .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
    .selectAll('shop_order')
    .select([
      'shop.name as shop_name',
      'order_group.order_no as master_order_no',
      'order_group.paid_at',
      'order_group.pay_type',
      'order_group.mark as group_mark',
      'order_group.email',
      'order_group.real_name',
      'order_group.phone',
      'order_group.address',
      'order_group.user_coupon_id',
    ]);

/** A person's shop orders, without deleted ones. */
const ofUser = (db: Db, userId: number) =>
  withMaster(db)
    .where('shop_order.user_id', '=', userId)
    .where('shop_order.is_deleted', '=', false);

const statusesOf = (states: readonly OrderState[]): ShopOrderStatus[] =>
  states.map((state) => columnsOf[state].status);

type Listed = readonly OrderState[] | 'all';

/**
 * A person's shop orders in some states, which are all confirmed or all cancelled, without those with a
 * refund; or all that are confirmed or cancelled, whatever their refunds.
 */
const listed = (db: Db, userId: number, states: Listed) => {
  const own = db
    .selectFrom('shop_order')
    .where('user_id', '=', userId)
    .where('is_deleted', '=', false);
  if (states === 'all')
    return own.where((eb) => eb.or([isConfirmed, eb('status', '=', columnsOf.cancelled.status)]));
  return (
    own
      // A paid order that was cancelled has a refund
      .$if(!states.includes('cancelled'), (query) =>
        query.where(isConfirmed).where('refund_status', '=', 'none'),
      )
      .where('status', 'in', statusesOf(states))
  );
};

/** One page of them, newest first. */
export const shopOrdersIn = (db: Db, userId: number, states: Listed, { offset, limit }: Slice) =>
  withMaster(db)
    .innerJoin(
      // Only the page is looked up, however many orders a person has
      listed(db, userId, states)
        .select('id')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .as('page'),
      'page.id',
      'shop_order.id',
    )
    .orderBy('shop_order.id', 'desc')
    .execute();

export type ShopOrderRow = Awaited<ReturnType<typeof shopOrdersIn>>[number];

export const countIn = (db: Db, userId: number, states: Listed, slice: Slice) =>
  countRows(db, listed(db, userId, states), slice);

/** A person's shop order by number, its tracking in a language, or undefined. */
export const findShopOrder = (
  db: Db,
  userId: number,
  orderNo: string,
  language: Language | null = null,
): Promise<ShopOrderRow | undefined> =>
  ofUser(db, userId)
    .select(tracesInLanguage(language).as('traces'))
    .where('shop_order.order_no', '=', orderNo)
    .executeTakeFirst();

/** All of a person's shop orders in one master order. */
export const shopOrdersOf = (db: Db, userId: number, groupId: number): Promise<ShopOrderRow[]> =>
  ofUser(db, userId).where('shop_order.group_id', '=', groupId).orderBy('shop_order.id').execute();

/** The number of a person's orders in each state. */
export async function countStates(db: Db, userId: number) {
  const inState = (state: OrderState) =>
    sql<number>`count(*) filter (where status = ${columnsOf[state].status} and refund_status = 'none')`;
  return db
    .selectFrom('shop_order')
    .select((eb) => [
      inState('toShip').as('toShip'),
      inState('toReceive').as('toReceive'),
      inState('toReview').as('toReview'),
      inState('completed').as('completed'),
      eb
        .selectFrom('order_group')
        .select(sql<number>`count(*)`.as('n'))
        .where('order_group.user_id', '=', userId)
        .where('order_group.is_paid', '=', false)
        .where('order_group.is_cancelled', '=', false)
        .where('order_group.pay_before', 'is not', null)
        .as('unpaid'),
      eb
        .selectFrom('refund_order')
        .select(sql<number>`count(*)`.as('n'))
        .where('refund_order.user_id', '=', userId)
        .as('refunds'),
    ])
    .where('user_id', '=', userId)
    .where(isConfirmed)
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow();
}

/**
 * Applies a shopper's action if the order is paid and in the required state; undefined otherwise. One
 * conditional update, so only one of two concurrent actions succeeds.
 */
export async function move(
  db: Db | Transaction<Database>,
  userId: number,
  orderNo: string,
  action: 'take' | 'review' | 'complete',
  more: { received_at?: Date; completed_at?: Date } = {},
): Promise<{ id: number } | undefined> {
  const { from, to } = transitionOf(action);
  return (
    db
      .updateTable('shop_order')
      .set({ status: to.status, ...more })
      .where('order_no', '=', orderNo)
      .where('user_id', '=', userId)
      .where('status', '=', from.status)
      // Cash-on-delivery orders are received by paying for them
      .where('is_paid', '=', true)
      .where('is_deleted', '=', false)
      // Requested or in progress: not settled between shop and shopper
      .where('refund_status', 'not in', ['applied', 'refunding'])
      .returning('id')
      .executeTakeFirst()
  );
}

/**
 * Removes an order from the shopper's lists; false when it is neither completed nor cancelled, or has an open
 * refund.
 */
export async function deleteOrder(db: Db, userId: number, orderNo: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ is_deleted: true })
    .where('order_no', '=', orderNo)
    .where('user_id', '=', userId)
    .where('status', 'in', deleteStatuses)
    .where('is_deleted', '=', false)
    .where('refund_status', 'not in', ['applied', 'refunding'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Marks the lines of a shop order as received, so that they can be reviewed; not those that were refunded
 * before they were shipped.
 */
export async function markReceived(trx: Transaction<Database>, shopOrderId: number) {
  await trx
    .updateTable('order_line')
    .set({ is_received: true })
    .where('shop_order_id', '=', shopOrderId)
    .where('quantity', '>', refundedUnits)
    .execute();
}
