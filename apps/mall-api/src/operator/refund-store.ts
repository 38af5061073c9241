import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database, RefundStatus } from '../db/schema';

type Db = Kysely<Database>;

export interface RefundFilter {
  /** Default: all shops. */
  shopId: number | undefined;
  statuses?: readonly RefundStatus[] | undefined;
}

const refunds = (db: Db, { shopId, statuses }: RefundFilter) =>
  db
    .selectFrom('refund_order')
    .$if(shopId !== undefined, (query) =>
      query.where('refund_order.shop_id', '=', shopId as number),
    )
    .$if(statuses !== undefined, (query) =>
      query.where('refund_order.status', 'in', statuses ?? []),
    );

const withOrder = (db: Db, filter: RefundFilter) =>
  refunds(db, filter)
    .innerJoin('shop_order', 'shop_order.id', 'refund_order.shop_order_id')
    .selectAll('refund_order')
    .select(['shop_order.order_no', 'shop_order.is_cod']);

/** One page of refunds, newest first, and the refund behind it. */
export const refundsOf = (db: Db, filter: RefundFilter, slice: KeysetSlice) =>
  newestFirst(withOrder(db, filter), 'refund_order.id', slice).execute();

export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];

export const countRefunds = (db: Db, filter: RefundFilter, slice: Slice) =>
  countRows(db, refunds(db, filter), slice);

export const findRefund = (
  db: Db,
  shopId: number | undefined,
  refundNo: string,
): Promise<RefundRow | undefined> =>
  withOrder(db, { shopId }).where('refund_order.refund_no', '=', refundNo).executeTakeFirst();

/** The goods of refunds, with their part of the money. */
export const linesOf = (db: Db, refundIds: readonly number[]) =>
  db
    .selectFrom('refund_line')
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .select([
      'refund_line.refund_id as refundId',
      'order_line.product_id as goodsId',
      'order_line.product_name as goodsName',
      'order_line.sku_id as skuId',
      'order_line.sku_name as sku',
      'refund_line.quantity',
      'refund_line.amount_minor as amountMinor',
    ])
    .where('refund_line.refund_id', '=', sql<number>`any(${[...refundIds]}::int[])`)
    .orderBy('order_line.id')
    .execute();

export type RefundLineRow = Awaited<ReturnType<typeof linesOf>>[number];
