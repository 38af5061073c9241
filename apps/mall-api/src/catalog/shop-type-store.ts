import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';

/** The types of shops, which lists of goods can be filtered by too, each with the number of open shops. */
export const findShopTypes = (db: Kysely<Database>, language: Language) =>
  db
    .selectFrom('shop_type')
    .select('id')
    .select(inLanguage('shop_type', 'shop_type.name', language).as('name'))
    .select(inLanguage('shop_type_info', 'shop_type.info', language).as('info'))
    .select(
      sql<number>`(select count(*)::int from shop s where s.type_id = shop_type.id and s.is_open)`.as(
        'shopCount',
      ),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute();
