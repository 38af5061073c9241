import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { lockIndex } from './index-store';

type Db = Kysely<Database>;

/** The table that a rebuild fills, beside the one that is searched. */
export const NEXT_GOODS = 'search_goods_next';
const LAST_GOODS = 'search_goods_last';

const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** The tables to write goods to: during a rebuild also the new one. */
export async function goodsTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${NEXT_GOODS}) is not null as "exists"`.execute(db);
  return rows[0]?.exists ? ['search_goods', NEXT_GOODS] : ['search_goods'];
}

/** Creates the new table without indexes: building them afterwards takes a tenth of the time. */
export const beginNextGoods = (db: Db) =>
  inTransaction(db, async (trx) => {
    await lockIndex(trx);
    await run(trx, `drop table if exists ${NEXT_GOODS}, ${LAST_GOODS}`);
    await run(
      trx,
      `create table ${NEXT_GOODS} (
        like search_goods including defaults including generated,
        constraint ${NEXT_GOODS}_pkey primary key (id),
        constraint ${NEXT_GOODS}_id_fkey foreign key (id) references product on delete cascade
      )`,
    );
  });

/** Creates the indexes of the new table. Only the indexing of changes waits for it. */
export async function indexNextGoods(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'search_goods'
      and indexname <> 'search_goods_pkey' order by indexname`.execute(db);
  for (const { name, definition } of rows) {
    const [, using = ''] = definition.split(' USING ');
    const next = name.replace('search_goods', NEXT_GOODS);
    await inTransaction(db, async (trx) => {
      await run(trx, 'set local statement_timeout = 0');
      await sql`select set_config('maintenance_work_mem', '256MB', true)
        where pg_size_bytes(current_setting('maintenance_work_mem')) < pg_size_bytes('256MB')`.execute(
        trx,
      );
      await run(trx, `create index ${next} on ${NEXT_GOODS} using ${using}`);
    });
  }
  await run(db, `vacuum (analyze) ${NEXT_GOODS}`);
}

/** Replaces the searched table by the new one; running searches finish on the old one. */
export async function takeNextGoods(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockIndex(trx);
    const triggers = await sql<{ definition: string }>`
      select pg_get_triggerdef(oid) as definition from pg_trigger
      where tgrelid = 'search_goods'::regclass and not tgisinternal order by tgname`.execute(trx);
    await rename(trx, 'search_goods', LAST_GOODS);
    await rename(trx, NEXT_GOODS, 'search_goods');
    for (const { definition } of triggers.rows) await run(trx, definition);
  });
  await run(db, `drop table ${LAST_GOODS}`);
}

/** Renames a table, its indexes and its constraints. */
async function rename(db: Db, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ kind: string; name: string }>`
    select 'index' as kind, indexname as name from pg_indexes
      where schemaname = current_schema() and tablename = ${from}
    union all
    select 'constraint', conname from pg_constraint
      where conrelid = ${from}::regclass and contype = 'f'`.execute(db);
  for (const { kind, name } of rows) {
    const next = name.replace(from, to);
    await run(
      db,
      kind === 'index'
        ? `alter index ${name} rename to ${next}`
        : `alter table ${from} rename constraint ${name} to ${next}`,
    );
  }
  await run(db, `alter table ${from} rename to ${to}`);
}
