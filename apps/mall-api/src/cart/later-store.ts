import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { unsellableReason } from '../inventory/availability';
import { goodsColumns, shownNames } from '../inventory/goods-columns';
import { stockFor } from '../inventory/hold-store';
import type { Language } from '../kernel/language';
import type { RequestedItem, SavedUnits } from './rules';

type Db = Kysely<Database>;

/** A person's saved items, newest first. */
export async function savedRows(db: Db, userId: number, language: Language, now: Date) {
  return db
    .selectFrom('saved_item')
    .innerJoin('product', 'product.id', 'saved_item.product_id')
    .innerJoin('sku', 'sku.id', 'saved_item.sku_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .select([...goodsColumns, ...shownNames(language)])
    .select(['saved_item.id', 'saved_item.quantity', 'saved_item.price_minor as addedPriceMinor'])
    .select(['product.image as productImage', 'sku.image as skuImage'])
    .select([unsellableReason(now).as('unsellable'), stockFor(userId).as('stock')])
    .where('saved_item.user_id', '=', userId)
    .orderBy('saved_item.id', 'desc')
    .execute();
}

export async function countSaved(db: Db, userId: number): Promise<number> {
  const { rows } = await db
    .selectFrom('saved_item')
    .select(sql<number>`count(*)`.as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return rows;
}

/**
 * Moves rows of the cart to the saved items, in one statement; quantities of the same SKU add up, to
 * `maxQuantity`.
 */
export async function moveFromCart(
  trx: Db,
  userId: number,
  ids: number[],
  maxQuantity: number,
  now: Date,
): Promise<void> {
  await sql`
    with chosen as (
      select id from cart_item where user_id = ${userId} and id = any(${ids}::int[])
      order by sku_id for update
    ), moved as (
      delete from cart_item where id in (select id from chosen)
      returning product_id, sku_id, quantity, price_minor
    )
    insert into saved_item (user_id, product_id, sku_id, quantity, price_minor, created_at)
    select ${userId}, product_id, sku_id, quantity, price_minor, ${now} from moved order by sku_id
    on conflict (user_id, sku_id) do update set
      quantity = least(saved_item.quantity + excluded.quantity, ${maxQuantity}),
      price_minor = excluded.price_minor
  `.execute(trx);
}

/** Saves SKUs; for one that is saved already, the larger quantity is kept. */
export async function keep(
  trx: Db,
  userId: number,
  items: readonly RequestedItem[],
  now: Date,
): Promise<void> {
  await sql`
    insert into saved_item (user_id, product_id, sku_id, quantity, price_minor, created_at)
    select ${userId}, sku.product_id, sku.id, wanted.quantity, sku.price_minor, ${now}
    from unnest(
      ${items.map((item) => item.productId)}::int[], ${items.map((item) => item.skuId)}::int[],
      ${items.map((item) => item.quantity)}::int[]
    ) as wanted (product_id, sku_id, quantity)
    join sku on sku.id = wanted.sku_id and sku.product_id = wanted.product_id
    order by sku.id
    on conflict (user_id, sku_id) do update set
      quantity = greatest(saved_item.quantity, excluded.quantity)
  `.execute(trx);
}

/** A person's saved rows with these ids, by SKU, locked until the end of the transaction. */
export async function takeSaved(trx: Db, userId: number, ids: number[]): Promise<SavedUnits[]> {
  return trx
    .selectFrom('saved_item')
    .select(['id', 'sku_id as skuId', 'product_id as productId', 'quantity'])
    .where('user_id', '=', userId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('sku_id')
    .forUpdate()
    .execute();
}

/** Removes units from a saved row; the row is deleted with its last unit. */
export async function takeUnits(
  trx: Db,
  userId: number,
  { id, quantity }: SavedUnits,
  units: number,
): Promise<void> {
  if (units === quantity) return removeSaved(trx, userId, [id]);
  await trx
    .updateTable('saved_item')
    .set({ quantity: quantity - units })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export async function removeSaved(db: Db, userId: number, ids: number[]): Promise<void> {
  await db
    .deleteFrom('saved_item')
    .where('user_id', '=', userId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
}
