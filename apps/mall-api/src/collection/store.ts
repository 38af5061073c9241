import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { onSale } from '../listing/product-filter';
import { unitsOf } from '../listing/units';
import { inLanguage } from '../translation/in-language';

type Db = Kysely<Database>;

/**
 * Collects goods at their current price; returns the ids of those that exist. Goods collected already are
 * unchanged, removed ones start anew.
 */
export async function collect(
  db: Db,
  userId: number,
  productIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const goods = await db
    .selectFrom('product')
    .select(['id', 'price_minor'])
    .where('id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .where('is_removed', '=', false)
    .orderBy('id')
    .execute();
  if (goods.length === 0) return [];
  await db
    .insertInto('collect_product')
    .values(
      goods.map(({ id, price_minor }) => ({
        user_id: userId,
        product_id: id,
        price_minor,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id'])
        .doUpdateSet((eb) => ({
          price_minor: eb.ref('excluded.price_minor'),
          created_at: eb.ref('excluded.created_at'),
          removed_at: null,
        }))
        .where('collect_product.removed_at', 'is not', null),
    )
    .execute();
  return goods.map(({ id }) => id);
}

/** Removes goods; the rows are kept briefly, for `restore`. */
export async function uncollect(
  db: Db,
  userId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('collect_product')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('product_id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .where('removed_at', 'is', null)
    .execute();
}

/** Restores goods removed since `since`, with their original position and price. */
export async function restore(
  db: Db,
  userId: number,
  productIds: readonly number[],
  since: Date,
): Promise<void> {
  await db
    .updateTable('collect_product')
    .set({ removed_at: null })
    .where('user_id', '=', userId)
    .where('product_id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .where('removed_at', '>=', since)
    .execute();
}

/** Collects the goods of cart rows; returns the ids of the rows whose goods are collected now. */
export async function collectFromCart(
  trx: Db,
  userId: number,
  ids: number[],
  now: Date,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('cart_item')
    .select(['id', 'product_id as productId'])
    .where('user_id', '=', userId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  const goods = await collect(
    trx,
    userId,
    rows.map(({ productId }) => productId),
    now,
  );
  return rows.filter(({ productId }) => goods.includes(productId)).map(({ id }) => id);
}

const collected = (db: Db, userId: number) =>
  db
    .selectFrom('collect_product')
    .innerJoin('product', 'product.id', 'collect_product.product_id')
    .where('collect_product.user_id', '=', userId)
    .where('collect_product.removed_at', 'is', null)
    .where('product.is_removed', '=', false);

/** A page of the goods that a person has collected, newest first. */
export const collectedProducts = (
  db: Db,
  userId: number,
  { offset, limit, language }: Slice & { language: Language },
) =>
  collected(db, userId)
    .select(inLanguage('goods', 'product.name', language).as('name'))
    .select(['product.id', 'product.image', 'product.price_minor as priceMinor'])
    .select(['product.old_price_minor as oldPriceMinor', 'product.shop_id as shopId'])
    .select((eb) => [...unitsOf('product'), sql<boolean>`${onSale(eb)}`.as('isOnSale')])
    .leftJoin('listed_product as listed', 'listed.product_id', 'product.id')
    .select(['listed.review_count', 'listed.stars'])
    .select('collect_product.price_minor as collectedPriceMinor')
    .select('collect_product.created_at as createdAt')
    .orderBy('collect_product.created_at', 'desc')
    .orderBy('product.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const countCollected = (db: Db, userId: number, slice: Slice) =>
  countRows(db, collected(db, userId), slice);
