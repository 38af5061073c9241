import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

type Table =
  'category' | 'shop_category' | 'shop_type' | 'guarantee' | 'banner' | 'activity' | 'hot_keyword';

/** Changes a row and raises its version. False when the version is another one. */
export async function updateVersion(
  db: Kysely<Database>,
  table: Table,
  { id, version }: { id: number; version: number },
  values: Readonly<Record<string, string | number | boolean | Date | null>>,
): Promise<boolean> {
  const changes = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.join([...changes, sql`version = version + 1`])}
    where id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows > 0n;
}

/** False when the version is another one. */
export async function deleteVersion(
  db: Kysely<Database>,
  table: Table,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows > 0n;
}
