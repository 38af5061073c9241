import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { withoutMoney } from '../order/refunds-of-order';
import { columnsOf, transitionOf as orderTransitionOf } from '../order/rules';
import type { SharedLine } from './rules';

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
