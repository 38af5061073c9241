import { type Kysely, sql } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import { handlingColumns } from '../freight/handling';
import { sellable } from '../inventory/availability';
import { goodsColumns, shownNames } from '../inventory/goods-columns';
import { holdableGoods, stockFor } from '../inventory/hold-store';
import type { Caller } from '../inventory/unpaid-units';
import type { Language } from '../kernel/language';

type Db = Kysely<Database>;

/** SKUs with the columns that a draft stores, and whether they can be ordered. */
function orderable(db: Db, now: Date) {
  return db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('category as above', 'above.id', 'category.pid')
    .select([...goodsColumns, ...handlingColumns])
    .select([
      'product.postage_minor as postageMinor',
      'sku.weight_grams as weightGrams',
      'shop.freight as freightRule',
      'shop.delivery_methods as deliveryMethods',
      'shop.shop_courier_minor as shopCourierMinor',
      'product.is_virtual as isVirtual',
      sql<string>`coalesce(nullif(sku.image, ''), product.image)`.as('image'),
      // A coupon of a category applies to its subcategories; there are at most three levels
      sql<number[]>`array_remove(array[category.id, above.id, above.pid], null)`.as('categoryIds'),
      sellable(now).as('isSellable'),
    ]);
}

interface Buyer {
  userId: number;
  now: Date;
  language: Language;
}

/** One SKU of given goods with its stock for a person. */
export const orderableSku = prepared(
  (db, { userId, language, now, productId, skuId }: Buyer & { productId: number; skuId: number }) =>
    orderable(db, now)
      .select([stockFor(userId).as('stock'), ...shownNames(language)])
      .where('sku.id', '=', skuId)
      .where('sku.product_id', '=', productId),
);

/** SKUs by id, to report their current state. */
export const listOrderable = (db: Db, skuIds: number[], now: Date) =>
  orderable(db, now)
    .select('sku.stock')
    .where('sku.id', '=', sql<number>`any(${skuIds}::int[])`)
    .execute();

/** The names of SKUs in a language. */
export const namesOfSkus = (db: Db, skuIds: number[], language: Language) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id as skuId', ...shownNames(language)])
    .where('sku.id', '=', sql<number>`any(${skuIds}::int[])`)
    .execute();

/** Rows of a person's cart with their goods, newest first. */
export const cartGoods = prepared(
  (db, { userId, language, now, cartIds }: Buyer & { cartIds: readonly number[] }) =>
    orderable(db, now)
      .innerJoin('cart_item', 'cart_item.sku_id', 'sku.id')
      .select(['cart_item.id as cartId', 'cart_item.quantity', stockFor(userId).as('stock')])
      .select(shownNames(language))
      .where('cart_item.user_id', '=', userId)
      .where('cart_item.id', '=', sql<number>`any(${cartIds}::int[])`)
      .orderBy('cart_item.id', 'desc'),
);

/** What the limits of holds need about these rows, to be read with them. */
export const holdableInCart = prepared(
  (_, look: Caller & { cartIds: readonly number[]; since: Date }) => {
    const { userId, callerHash, since, cartIds } = look;
    const skuIds = sql<number[]>`array(
      select sku_id from cart_item where user_id = ${userId} and id = any(${cartIds}::int[]))`;
    return holdableGoods({ userId, callerHash, since, skuIds });
  },
);

/** The same about given SKUs. */
export const holdable = prepared((_, look: Caller & { skuIds: readonly number[]; since: Date }) =>
  holdableGoods(look),
);

export type OrderableGoods = Awaited<ReturnType<typeof orderableSku>>[number];
