import { type Kysely, sql } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';

type Db = Kysely<Database>;
type Ids = readonly number[];

const isOneOf = (ids: Ids) => sql<boolean>`id = any(${ids}::int[])`;
const inOrderOf = (ids: Ids) => sql`array_position(${ids}::int[], id)`;

const shops = prepared((db, { ids }: { ids: Ids }) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'avatar'])
    .where(isOneOf(ids))
    .where('is_open', '=', true)
    .orderBy(inOrderOf(ids)),
);

/** Open shops by their ids, in this order. */
export const suggestedShops = async (db: Db, ids: Ids) =>
  ids.length > 0 ? shops(db, { ids }) : [];

const categories = prepared((db, { ids, language }: { ids: Ids; language: Language }) =>
  db
    .selectFrom('category')
    .select(['id', inLanguage('category', 'category.name', language).as('name')])
    .where(isOneOf(ids))
    .where('is_shown', '=', true)
    .orderBy(inOrderOf(ids)),
);

/** Visible categories by their ids, in this order. */
export const suggestedCategories = async (db: Db, ids: Ids, language: Language) =>
  ids.length > 0 ? categories(db, { ids, language }) : [];
