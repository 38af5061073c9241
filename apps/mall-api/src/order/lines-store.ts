import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage, skuInLanguage } from '../translation/in-language';

type Db = Kysely<Database>;

/** Applied to rows found by number: the sum keeps the planner from reading all rows of a person. */
const ofUser = sql<number>`(shop_order.user_id + 0)`;

const parts = (db: Db, language: Language) =>
  db
    .selectFrom('shop_order')
    .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
    .innerJoin('order_line', 'order_line.shop_order_id', 'shop_order.id')
    .select([
      'order_line.id',
      'order_line.product_id as productId',
      'order_line.sku_id as skuId',
      // The names as bought are the shop's; the shopper reads them as in the cart
      inLanguage('goods', 'order_line.product_name', language).as('productName'),
      skuInLanguage('order_line.sku_name', language).as('skuName'),
      'order_line.image',
      'order_line.price_minor as priceMinor',
      'order_line.quantity',
      'order_line.freight_minor as freightMinor',
      'order_line.coupon_minor as couponMinor',
      'order_line.general_coupon_minor as generalCouponMinor',
      'order_line.points_minor as pointsMinor',
      'order_line.points',
      'order_line.pay_minor as payMinor',
      'order_line.tax_rate as taxRate',
      'order_line.tax_minor as taxMinor',
      'order_line.is_received as isReceived',
      'order_line.is_reviewed as isReviewed',
      'shop_order.id as shopOrderId',
      'shop_order.order_no as shopOrderNo',
      'shop_order.group_id as groupId',
      'shop_order.shop_id as shopId',
      'shop.name as shopName',
      'shop_order.ship_by',
      'shop_order.arrives_from',
      'shop_order.arrives_until',
      'shop_order.arrival_terms',
      'shop_order.arrival_holds_until',
    ])
    .orderBy('order_line.id');

/** Lines of a person's shop orders, with the names of the goods in a language. */
export const linesOfShopOrders = (db: Db, userId: number, ids: number[], language: Language) =>
  parts(db, language)
    .where(ofUser, '=', userId)
    .where('shop_order.id', '=', sql<number>`any(${ids}::int[])`)
    .execute();

/** Lines of a person's master orders, with the names of the goods in a language. */
export const linesOfGroups = (db: Db, userId: number, groupIds: number[], language: Language) =>
  parts(db, language)
    .where(ofUser, '=', userId)
    .where('shop_order.group_id', '=', sql<number>`any(${groupIds}::int[])`)
    .execute();

export type LineRow = Awaited<ReturnType<typeof linesOfGroups>>[number];

/** Groups rows by one of their keys. */
export function linesBy(
  rows: readonly LineRow[],
  key: 'shopOrderId' | 'groupId',
): (id: number) => LineRow[] {
  const byId = new Map<number, LineRow[]>();
  for (const row of rows) {
    const list = byId.get(row[key]);
    if (list) list.push(row);
    else byId.set(row[key], [row]);
  }
  return (id) => byId.get(id) ?? [];
}
