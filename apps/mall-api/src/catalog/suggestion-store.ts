import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';

type Db = Kysely<Database>;

const inOrderOf = (ids: readonly number[]) => sql`array_position(${[...ids]}::int[], id)`;

/** Open shops by their ids, in this order. */
export async function suggestedShops(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('shop')
    .select(['id', 'name', 'avatar'])
    .where('id', 'in', ids)
    .where('is_open', '=', true)
    .orderBy(inOrderOf(ids))
    .execute();
}

/** Visible categories by their ids, in this order. */
export async function suggestedCategories(db: Db, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('category')
    .select(['id', inLanguage('category', 'category.name', language).as('name')])
    .where('id', 'in', ids)
    .where('is_shown', '=', true)
    .orderBy(inOrderOf(ids))
    .execute();
}
