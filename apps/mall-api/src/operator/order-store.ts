import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database, ShopOrderStatus } from '../db/schema';
import { isConfirmed } from '../order/confirmed';
import { refundedUnits } from '../order/refunded-units';

type Db = Kysely<Database>;

export interface OrderFilter {
  /** Default: all shops. */
  shopId: number | undefined;
  status?: ShopOrderStatus | undefined;
}

/** Confirmed orders, including those that the shopper has removed from their list. */
const orders = (db: Db, { shopId, status }: OrderFilter) =>
  db
    .selectFrom('shop_order')
    .where(isConfirmed)
    .$if(shopId !== undefined, (query) => query.where('shop_order.shop_id', '=', shopId as number))
    .$if(status !== undefined, (query) =>
      query.where('shop_order.status', '=', status ?? 'toShip'),
    );

const withPlace = (db: Db, filter: OrderFilter) =>
  orders(db, filter)
    .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
    .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
    .selectAll('shop_order')
    .select([
      'shop.name as shop_name',
      'order_group.paid_at',
      'order_group.pay_type',
      'order_group.mark as group_mark',
      'order_group.real_name',
      'order_group.phone',
      'order_group.address',
    ]);

/** One page of orders, newest first, and the order behind it. */
export const ordersOf = (db: Db, filter: OrderFilter, slice: KeysetSlice) =>
  newestFirst(withPlace(db, filter), 'shop_order.id', slice).execute();

export type OrderRow = Awaited<ReturnType<typeof ordersOf>>[number];

export const countOrders = (db: Db, filter: OrderFilter, slice: Slice) =>
  countRows(db, orders(db, filter), slice);

export const findOrder = (
  db: Db,
  shopId: number | undefined,
  orderNo: string,
): Promise<OrderRow | undefined> =>
  withPlace(db, { shopId }).where('shop_order.order_no', '=', orderNo).executeTakeFirst();

/** The lines of a shop's orders, with the units whose refunds are complete. */
export const linesOf = (db: Db, orderIds: number[]) =>
  db
    .selectFrom('order_line')
    .select([
      'shop_order_id as orderId',
      'product_id as goodsId',
      'product_name as goodsName',
      'sku_id as skuId',
      'sku_name as sku',
      'price_minor as priceMinor',
      'quantity',
      refundedUnits.as('refundedQuantity'),
    ])
    .where('shop_order_id', '=', sql<number>`any(${orderIds}::int[])`)
    .orderBy('id')
    .execute();

export type OrderLineRow = Awaited<ReturnType<typeof linesOf>>[number];
