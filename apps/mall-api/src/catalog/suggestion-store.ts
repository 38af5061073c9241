import { type Kysely, sql } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';

interface Suggested {
  shops: readonly number[];
  categories: readonly number[];
  language: Language;
}

interface Row {
  kind: 'shop' | 'category';
  id: number;
  name: string;
  avatar: string;
}

const suggested = prepared(
  (_, { shops, categories, language }: Suggested) => sql<Row>`
    select kind, id, name, avatar from (
      select 'shop' as kind, id, name, avatar, array_position(${shops}::int[], id) as place
      from shop where id = any(${shops}::int[]) and is_open
      union all
      select 'category', id, ${inLanguage('category', 'category.name', language)}, '',
        array_position(${categories}::int[], id)
      from category where id = any(${categories}::int[]) and is_shown
    ) found order by place`,
);

/** Open shops and visible categories by their ids, in this order, in one statement. */
export async function suggestedShopsAndCategories(db: Kysely<Database>, ids: Suggested) {
  const isEmpty = ids.shops.length + ids.categories.length === 0;
  const rows = isEmpty ? [] : await suggested(db, ids);
  return {
    shops: rows.flatMap(({ kind, ...shop }) => (kind === 'shop' ? [shop] : [])),
    categories: rows.flatMap(({ kind, id, name }) => (kind === 'category' ? [{ id, name }] : [])),
  };
}
