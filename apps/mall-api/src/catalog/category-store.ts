import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';

/** The visible categories of the mall, in display order. */
export function findCategories(db: Kysely<Database>, language: Language) {
  return db
    .selectFrom('category')
    .select(['id', 'pid', 'icon', 'level', 'sort'])
    .select(inLanguage('category', 'category.name', language).as('name'))
    .where('is_shown', '=', true)
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();
}

/** One shop's own categories, in display order. */
export function findShopCategories(db: Kysely<Database>, shopId: number, language: Language) {
  return db
    .selectFrom('shop_goods_category')
    .select(['id', 'pid', 'level', 'sort'])
    .select(inLanguage('category', 'shop_goods_category.name', language).as('name'))
    .where('shop_id', '=', shopId)
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();
}
