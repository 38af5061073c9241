import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/**
 * Copies all tables of a database, and the numbers of its sequences; `restore` is a failover to that copy. Ids are given
 * again then, as after a real one.
 */
export async function takeCopy(db: Kysely<Database>): Promise<{ restore(): Promise<void> }> {
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and c.relname not like 'kysely%'
    group by c.relname`.execute(db);
  const { rows: sequences } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public'`.execute(db);
  await sql`drop schema if exists older cascade`.execute(db);
  await sql`create schema older`.execute(db);
  for (const { name, columns } of tables)
    await sql.raw(`create table older.${name} as select ${columns} from ${name}`).execute(db);
  return {
    restore: () =>
      db.transaction().execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql.raw(`truncate ${tables.map(({ name }) => name).join()}`).execute(trx);
        for (const { name, columns } of tables)
          await sql
            .raw(
              `insert into ${name} (${columns}) overriding system value select ${columns} from older.${name}`,
            )
            .execute(trx);
        for (const { name, last } of sequences)
          await sql`select setval(${name}, ${last ?? 1}, ${last !== null})`.execute(trx);
      }),
  };
}
