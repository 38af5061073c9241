import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The mall's categories that are shown, in display order. */
export function findCategories(db: Kysely<Database>) {
  return db
    .selectFrom('category')
    .select(['id', 'pid', 'name', 'icon', 'level', 'sort'])
    .where('is_shown', '=', true)
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();
}

/** One shop's own categories, in display order. */
export function findShopCategories(db: Kysely<Database>, shopId: number) {
  return db
    .selectFrom('shop_goods_category')
    .select(['id', 'pid', 'name', 'level', 'sort'])
    .where('shop_id', '=', shopId)
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();
}
