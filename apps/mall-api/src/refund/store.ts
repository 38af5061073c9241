import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, OrderRefundStatus, RefundOrderTable } from '../db/schema';
import { post } from '../ledger/post';
import { sumOf } from '../money/allocate';
import { withoutMoney } from '../order/refunds-of-order';
import { columnsOf, transitionOf as orderTransitionOf } from '../order/rules';
import { type RefundAction, transitionOf } from './machine';
import type { RefundPart, SharedLine } from './rules';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const orders = (db: Db) =>
  db
    .selectFrom('shop_order')
    .select([
      'shop_order.id',
      'shop_order.order_no as orderNo',
      'shop_order.group_id as groupId',
      'shop_order.shop_id as shopId',
      'shop_order.user_id as userId',
      'shop_order.is_paid as isPaid',
      'shop_order.status',
      'shop_order.refund_status as refundStatus',
      'shop_order.completed_at as completedAt',
      'shop_order.delivery_method as deliveryMethod',
    ]);

/** A person's order unless deleted, or undefined. */
const ofUser = (db: Db, userId: number, orderNo: string) =>
  orders(db)
    .where('shop_order.order_no', '=', orderNo)
    .where('shop_order.user_id', '=', userId)
    .where('shop_order.is_deleted', '=', false);

export const findOrder = (db: Db, userId: number, orderNo: string) =>
  ofUser(db, userId, orderNo).executeTakeFirst();

export type OrderToRefund = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** As `findOrder`, but locked, so that concurrent applications see each other. */
export const lockOrder = (trx: Trx, userId: number, orderNo: string) =>
  ofUser(trx, userId, orderNo).forNoKeyUpdate().executeTakeFirst();

/** The shop orders of a master order that is locked, locked as well. */
export const ordersOfGroup = (trx: Trx, groupId: number) =>
  orders(trx).where('group_id', '=', groupId).orderBy('id').forNoKeyUpdate().execute();

/** The order of a refund, always locked after its master order. */
export async function lockOrderOf(trx: Trx, refundNo: string): Promise<OrderToRefund | undefined> {
  const refund = await trx
    .selectFrom('order_group')
    .innerJoin('shop_order', 'shop_order.group_id', 'order_group.id')
    .innerJoin('refund_order', 'refund_order.shop_order_id', 'shop_order.id')
    .select('shop_order.id')
    .where('refund_order.refund_no', '=', refundNo)
    .forNoKeyUpdate('order_group')
    .executeTakeFirst();
  return (
    refund && orders(trx).where('shop_order.id', '=', refund.id).forNoKeyUpdate().executeTakeFirst()
  );
}

/**
 * The parts of a paid order that are to be cancelled, locked after their master order; none when one of them
 * cannot be. By the number of the master order, all that are not cancelled yet.
 */
export async function lockPartsToCancel(
  trx: Trx,
  { userId, orderNo }: { userId: number; orderNo: string },
): Promise<OrderToRefund[]> {
  const group = await trx
    .selectFrom('order_group')
    .innerJoin('shop_order', 'shop_order.group_id', 'order_group.id')
    .select(['order_group.id', 'order_group.order_no as orderNo'])
    .where('order_group.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('order_group.order_no', '=', orderNo), eb('shop_order.order_no', '=', orderNo)]),
    )
    .limit(1)
    .forNoKeyUpdate('order_group')
    .executeTakeFirst();
  if (!group) return [];
  const parts = await orders(trx)
    .select('begun_at as begunAt')
    .where('group_id', '=', group.id)
    .where('status', '<>', columnsOf.cancelled.status)
    .$if(group.orderNo !== orderNo, (query) => query.where('order_no', '=', orderNo))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { from } = orderTransitionOf('cancelPaid');
  const isOpen = parts.every(
    ({ isPaid, status, refundStatus, begunAt }) =>
      isPaid && status === from.status && refundStatus === 'none' && !begunAt,
  );
  return isOpen ? parts : [];
}

/** The lines of an order with their refunds, except refused ones. */
export async function paidLines(db: Db, shopOrderId: number): Promise<SharedLine[]> {
  const rows = await linesWithRefunds(db, shopOrderId).execute();
  return rows.map(({ takenCoupon, takenPoints, takenCommission, takenTax, ...row }) => {
    const { couponMinor, pointsMinor, commissionMinor, taxMinor, ...line } = row;
    const borne = {
      coupon: { totalMinor: couponMinor, refundedMinor: takenCoupon },
      points: { totalMinor: pointsMinor, refundedMinor: takenPoints },
      commission: { totalMinor: commissionMinor, refundedMinor: takenCommission },
    };
    return { ...line, borne, tax: { totalMinor: taxMinor, refundedMinor: takenTax } };
  });
}

const linesWithRefunds = (db: Db, shopOrderId: number) =>
  db
    .with('taken', (cte) =>
      cte
        .selectFrom('refund_line')
        .innerJoin('refund_order', 'refund_order.id', 'refund_line.refund_id')
        .select([
          'refund_line.order_line_id',
          sql<number>`sum(refund_line.quantity)::int`.as('quantity'),
          sql<number>`sum(refund_line.amount_minor)::bigint`.as('amount'),
          sql<number>`sum(refund_line.points)::int`.as('points'),
          sql<number>`sum(refund_line.coupon_minor)::bigint`.as('coupon_minor'),
          sql<number>`sum(refund_line.points_minor)::bigint`.as('points_minor'),
          sql<number>`sum(refund_line.commission_minor)::bigint`.as('commission_minor'),
          sql<number>`sum(refund_line.tax_minor)::bigint`.as('tax_minor'),
        ])
        .where('refund_order.shop_order_id', '=', shopOrderId)
        .where('refund_order.status', 'not in', withoutMoney)
        .groupBy('refund_line.order_line_id'),
    )
    .selectFrom('order_line')
    .leftJoin('taken', 'taken.order_line_id', 'order_line.id')
    .select([
      'order_line.id',
      'order_line.quantity',
      'order_line.freight_minor as freightMinor',
      'order_line.pay_minor as payMinor',
      sql<number>`coalesce(taken.quantity, 0)`.as('refundedQuantity'),
      'order_line.points',
      sql<number>`coalesce(taken.amount, 0)`.as('refundedMinor'),
      sql<number>`coalesce(taken.points, 0)`.as('refundedPoints'),
      'order_line.general_coupon_minor as couponMinor',
      'order_line.points_minor as pointsMinor',
      'order_line.commission_minor as commissionMinor',
      sql<number>`coalesce(taken.coupon_minor, 0)`.as('takenCoupon'),
      sql<number>`coalesce(taken.points_minor, 0)`.as('takenPoints'),
      sql<number>`coalesce(taken.commission_minor, 0)`.as('takenCommission'),
      'order_line.tax_minor as taxMinor',
      sql<number>`coalesce(taken.tax_minor, 0)`.as('takenTax'),
    ])
    .where('order_line.shop_order_id', '=', shopOrderId)
    .orderBy('order_line.id');

/** The fields of a refund besides its lines. */
export interface RefundHead {
  refundNo: string;
  reason: string;
  explain: string;
  pictures: string[];
}

/** Stores an application; returns its id and points. The caller has locked the order. */
export async function insertRefund(
  trx: Trx,
  order: OrderToRefund,
  head: RefundHead,
  parts: readonly RefundPart[],
  now: Date,
): Promise<{ id: number; points: number }> {
  const { id, points } = await trx
    .insertInto('refund_order')
    .values({
      refund_no: head.refundNo,
      shop_order_id: order.id,
      created_at: now,
      user_id: order.userId,
      shop_id: order.shopId,
      reason: head.reason,
      explain: head.explain,
      pictures: JSON.stringify(head.pictures),
      total_quantity: sumOf(parts, (part) => part.quantity),
      amount_minor: sumOf(parts, (part) => part.amountMinor),
      points: sumOf(parts, (part) => part.points),
    })
    .returning(['id', 'points'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('refund_line')
    .values(
      parts.map((part) => ({
        refund_id: id,
        order_line_id: part.orderLineId,
        quantity: part.quantity,
        amount_minor: part.amountMinor,
        points: part.points,
        coupon_minor: part.borne.coupon,
        points_minor: part.borne.points,
        commission_minor: part.borne.commission,
        tax_minor: part.taxMinor,
      })),
    )
    .execute();
  await setOrderStatus(trx, order.id, 'applied');
  return { id, points };
}

/** The units of refunds, by SKU. */
export const unitsOf = (trx: Trx, refundIds: readonly number[]) =>
  trx
    .selectFrom('refund_line')
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .select((eb) => [
      'order_line.sku_id as skuId',
      eb.cast<number>(eb.fn.sum('refund_line.quantity'), 'integer').as('quantity'),
    ])
    .where('refund_line.refund_id', 'in', refundIds)
    .groupBy('order_line.sku_id')
    .execute();

type Change = Partial<
  Pick<
    RefundOrderTable,
    | 'refusal'
    | 'decided_at'
    | 'refunded_at'
    | 'send_back_before'
    | 'return_company'
    | 'return_waybill_no'
    | 'return_sent_at'
    | 'return_arrived_at'
  >
>;

/**
 * Applies an action; undefined when the refund is not in a state for it, so only one of two concurrent
 * actions succeeds.
 */
function move(trx: Trx, refundNo: string, action: RefundAction, change: Change) {
  const { from, to } = transitionOf(action);
  return trx
    .updateTable('refund_order')
    .set({ status: to, ...change })
    .where('refund_no', '=', refundNo)
    .where('status', 'in', from)
    .returning(['id', 'amount_minor as amountMinor', 'points'])
    .executeTakeFirst();
}

/** The actions by which the shop owes the money of a refund. */
type Acceptance = 'accept' | 'arrive';

export const moveRefund = (
  trx: Trx,
  refundNo: string,
  action: Exclude<RefundAction, Acceptance>,
  change: Change,
) => move(trx, refundNo, action, change);

/** As `moveRefund`, and posts the refund to the ledger. */
export async function acceptPayout(
  trx: Trx,
  refundNo: string,
  action: Acceptance,
  change: Change,
  now: Date,
) {
  const moved = await move(trx, refundNo, action, change);
  if (moved) await post.refund(trx, { id: moved.id, now });
  return moved;
}

/** Whether a refund belongs to this person, or to this shop. */
export async function isRefundOf(
  db: Db,
  refundNo: string,
  owner: { userId: number } | { shopId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('refund_order')
    .select('id')
    .where('refund_no', '=', refundNo)
    .where((eb) =>
      'userId' in owner ? eb('user_id', '=', owner.userId) : eb('shop_id', '=', owner.shopId),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The refund status of an order, which its lists use. */
export async function setOrderStatus(trx: Trx, shopOrderId: number, status: OrderRefundStatus) {
  await trx
    .updateTable('shop_order')
    .set({ refund_status: status })
    .where('id', '=', shopOrderId)
    .execute();
}
