import { sql, type Kysely } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** Collects goods; false when there are no such goods. Goods that are collected already stay so. */
export async function collect(db: Db, userId: number, productId: number, now: Date) {
  const found = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('is_removed', '=', false)
    .executeTakeFirst();
  if (!found) return false;
  await db
    .insertInto('collect_product')
    .values({ user_id: userId, product_id: productId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function uncollect(db: Db, userId: number, productId: number): Promise<void> {
  await db
    .deleteFrom('collect_product')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}

/** Collects the goods of rows of a cart; gives the ids of the rows whose goods are collected now. */
export async function collectFromCart(
  trx: Db,
  userId: number,
  ids: number[],
  now: Date,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('cart_item')
    .innerJoin('product', 'product.id', 'cart_item.product_id')
    .select(['cart_item.id', 'product.id as productId'])
    .where('cart_item.user_id', '=', userId)
    .where('cart_item.id', '=', sql<number>`any(${ids}::int[])`)
    .where('product.is_removed', '=', false)
    .execute();
  const goods = [...new Set(rows.map((row) => row.productId))].toSorted((a, b) => a - b);
  if (goods.length === 0) return [];
  await trx
    .insertInto('collect_product')
    .values(goods.map((product_id) => ({ user_id: userId, product_id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.map((row) => row.id);
}

const collected = (db: Db, userId: number) =>
  db
    .selectFrom('collect_product')
    .innerJoin('product', 'product.id', 'collect_product.product_id')
    .where('collect_product.user_id', '=', userId)
    .where('product.is_removed', '=', false);

/** A page of the goods that a person has collected, newest first. */
export const collectedProducts = (db: Db, userId: number, slice: Slice) =>
  collected(db, userId)
    .select(['product.id', 'product.name', 'product.image', 'product.price_minor as priceMinor'])
    .select('collect_product.created_at as createdAt')
    .orderBy('collect_product.created_at', 'desc')
    .orderBy('product.id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();

export const countCollected = (db: Db, userId: number, slice: Slice) =>
  countRows(db, collected(db, userId), slice);
