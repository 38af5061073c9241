import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage, skuInLanguage } from '../translation/in-language';

type Db = Kysely<Database>;

/** A sku of goods that can be watched: those of the mall's lists, also while they are off sale. */
export const findSku = (db: Db, skuId: number) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select('sku.stock')
    .where('sku.id', '=', skuId)
    .where('sku.is_removed', '=', false)
    .where('product.is_removed', '=', false)
    .where('product.is_on_sale', '=', true)
    .executeTakeFirst();

/** Whom the mall can write to. */
export const findReader = (db: Db, userId: number) =>
  db.selectFrom('user_account').select('email').where('id', '=', userId).executeTakeFirstOrThrow();

interface Watch {
  userId: number;
  skuId: number;
  language: Language;
  now: Date;
  /** The most skus that a person waits for. */
  most: number;
}

/**
 * Waits for a sku; again without effect, and anew after a mail. False when the person waits for too many, counted in the
 * statement that adds.
 */
export async function watch(db: Db, { userId, skuId, language, now, most }: Watch) {
  const { rows } = await sql`
    insert into stock_watch (user_id, sku_id, language, created_at)
    select ${userId}::int, ${skuId}::int, ${language}::text, ${now}::timestamptz
    where (select count(*) from stock_watch
      where user_id = ${userId} and sku_id <> ${skuId} and told_at is null) < ${most}
    on conflict (user_id, sku_id) do update
      set told_at = null, language = excluded.language,
        created_at = case when stock_watch.told_at is null then stock_watch.created_at else excluded.created_at end
    returning id`.execute(db);
  return rows.length > 0;
}

/** Waits no longer, also when a mail is on its way and not sent yet. */
export const unwatch = (db: Db, userId: number, skuIds: readonly number[]) =>
  db
    .deleteFrom('stock_watch')
    .where('user_id', '=', userId)
    .where('sku_id', '=', sql<number>`any(${[...skuIds]}::int[])`)
    .execute();

const waiting = (db: Db, userId: number) =>
  db
    .selectFrom('stock_watch as w')
    .innerJoin('sku', 'sku.id', 'w.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .where('w.user_id', '=', userId)
    .where('w.told_at', 'is', null)
    .where('product.is_removed', '=', false);

/** A page of what a person waits for, newest first. */
export const watched = (
  db: Db,
  userId: number,
  { offset, limit, language }: Slice & { language: Language },
) =>
  waiting(db, userId)
    .select(['sku.id as skuId', 'product.id as productId', 'product.image', 'w.created_at'])
    .select(['sku.image as skuImage', 'sku.price_minor'])
    .select(inLanguage('goods', 'product.name', language).as('name'))
    .select(skuInLanguage('sku.name', language).as('options'))
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const countWatched = (db: Db, userId: number, slice: Slice) =>
  countRows(db, waiting(db, userId), slice);
