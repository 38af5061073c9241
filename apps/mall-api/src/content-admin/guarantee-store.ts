import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, GuaranteeTable } from '../db/schema';

type Db = Kysely<Database>;
type Values = Omit<Insertable<GuaranteeTable>, 'id' | 'version'>;

/** All guarantees, or one. */
export const guarantees = (db: Db, id?: number) =>
  db
    .selectFrom('guarantee')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy('sort')
    .orderBy('id')
    .execute();

export async function insertGuarantee(db: Db, values: Values): Promise<number> {
  const { id } = await db
    .insertInto('guarantee')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the version is another one. */
export async function updateGuarantee(db: Db, id: number, version: number, values: Values) {
  const { numUpdatedRows } = await db
    .updateTable('guarantee')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a guarantee, also from goods. False when the version is another one. */
export async function deleteGuarantee(db: Db, id: number, version: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('guarantee')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await sql`
    update product set guarantee_ids = array_remove(guarantee_ids, ${id}::int)
    where ${id}::int = any(guarantee_ids)`.execute(db);
  return true;
}
