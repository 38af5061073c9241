import type { Kysely } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

const refunds = (db: Db, userId: number) =>
  db
    .selectFrom('refund_order')
    .innerJoin('shop_order', 'shop_order.id', 'refund_order.shop_order_id')
    .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
    .innerJoin('shop', 'shop.id', 'refund_order.shop_id')
    .selectAll('refund_order')
    .select([
      'shop_order.order_no',
      'shop_order.status as order_status',
      'shop_order.is_cod',
      'shop_order.refund_status as order_refund_status',
      'shop_order.is_deleted as is_order_deleted',
      'shop_order.completed_at as order_completed_at',
      'order_group.order_no as master_order_no',
      'shop.name as shop_name',
      'shop.address as shop_address',
    ])
    .where('refund_order.user_id', '=', userId);

/** One page of a person's refunds, newest first. */
export const refundsOf = (db: Db, userId: number, { offset, limit }: Slice) =>
  refunds(db, userId).orderBy('refund_order.id', 'desc').offset(offset).limit(limit).execute();

export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];

export const countRefunds = (db: Db, userId: number, slice: Slice) =>
  countRows(db, db.selectFrom('refund_order').where('user_id', '=', userId), slice);

/** A person's refund by number, or undefined. */
export const findRefund = (
  db: Db,
  userId: number,
  refundNo: string,
): Promise<RefundRow | undefined> =>
  refunds(db, userId).where('refund_order.refund_no', '=', refundNo).executeTakeFirst();

/** The refunded quantities of order lines, by refund. */
export const refundLines = (db: Db, refundIds: number[]) =>
  refundIds.length === 0
    ? []
    : db
        .selectFrom('refund_line')
        .select(['refund_id as refundId', 'order_line_id as orderLineId', 'quantity'])
        .where('refund_id', 'in', refundIds)
        .orderBy('order_line_id')
        .execute();
