import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';

/** The version of several settings together, which every change of one raises. */
export async function lookVersion(db: Kysely<Database>, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(sum(version), 0)::int as version from setting where name = any(${[...names]})`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}

/** One change after the other, also the first ones, for which there is no row to lock. */
export const lockLook = (trx: Transaction<Database>) =>
  sql`lock table setting in share row exclusive mode`.execute(trx);

export const saveSetting = (trx: Transaction<Database>, name: string, value: string) =>
  sql`insert into setting (name, value) values (${name}, ${JSON.stringify(value)})
    on conflict (name) do update set value = excluded.value, version = setting.version + 1`.execute(
    trx,
  );
