import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, GuaranteeTable } from '../db/schema';
import { deleteVersion } from '../db/versioned';

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

/** Deletes a guarantee, also from goods. False when the version is another one. */
export async function deleteGuarantee(db: Db, id: number, version: number): Promise<boolean> {
  if (!(await deleteVersion(db, 'guarantee', { id, version }))) return false;
  await sql`
    update product set guarantee_ids = array_remove(guarantee_ids, ${id}::int)
    where ${id}::int = any(guarantee_ids)`.execute(db);
  return true;
}
