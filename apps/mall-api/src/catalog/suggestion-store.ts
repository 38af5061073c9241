import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** The rows of these ids in the order of the ids; what is not there any more is left out. */
function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Open shops by their ids, in this order. */
export async function suggestedShops(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('shop')
    .select(['id', 'name', 'avatar'])
    .where('id', 'in', ids)
    .where('is_open', '=', true)
    .execute();
  return inOrder(ids, rows);
}

/** Categories that are shown by their ids, in this order. */
export async function suggestedCategories(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('is_shown', '=', true)
    .execute();
  return inOrder(ids, rows);
}
