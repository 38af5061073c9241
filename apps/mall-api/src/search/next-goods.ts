import { type Kysely, sql } from 'kysely';
import { StartupError } from '../config/startup-error';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { isLockHeld, REBUILD_LOCK, withSessionLock } from '../db/session-lock';
import { whenFree } from '../db/when-free';
import { lockIndex } from './index-store';

type Db = Kysely<Database>;

/** The table that a rebuild fills, beside the one that is searched. */
export const NEXT_GOODS = 'search_goods_next';
const LAST_GOODS = 'search_goods_last';

const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/**
 * The tables to write goods to: during a rebuild also the new one. One that a killed process has left is not written.
 */
export async function goodsTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${NEXT_GOODS}) is not null as "exists"`.execute(db);
  const isFilled = rows[0]?.exists && (await isLockHeld(db, REBUILD_LOCK));
  return isFilled ? ['search_goods', NEXT_GOODS] : ['search_goods'];
}

/**
 * Fills a new table with `fill` and replaces the searched one by it; when that fails, removes the new one. Only one process
 * at a time can do so: for another it throws a StartupError.
 */
export const withNextGoods = <T>(db: Db, fill: (own: Db) => Promise<T>): Promise<T> =>
  withSessionLock(db, REBUILD_LOCK, refuseSecond, async (own) => {
    try {
      await beginNextGoods(own);
      const result = await fill(own);
      await takeNextGoods(own);
      return result;
    } catch (error) {
      await dropTables(own, NEXT_GOODS).catch(() => {});
      throw error;
    }
  });

function refuseSecond(): never {
  throw new StartupError('Another process is rebuilding the index. Try again when it has ended.');
}

const dropTables = (db: Db, ...names: readonly string[]) =>
  whenFree(db, (trx) => run(trx, `drop table if exists ${names.join(', ')}`));

/** Creates the new table without indexes: building them afterwards takes a tenth of the time. */
async function beginNextGoods(db: Db): Promise<void> {
  await dropTables(db, NEXT_GOODS, LAST_GOODS);
  await whenFree(db, async (trx) => {
    await lockIndex(trx);
    await run(
      trx,
      `create table ${NEXT_GOODS} (
        like search_goods including defaults including generated,
        constraint ${NEXT_GOODS}_pkey primary key (id),
        constraint ${NEXT_GOODS}_id_fkey foreign key (id) references product on delete cascade
      )`,
    );
  });
}

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
async function takeNextGoods(db: Db): Promise<void> {
  await whenFree(db, async (trx) => {
    await lockIndex(trx);
    const triggers = await sql<{ definition: string }>`
      select pg_get_triggerdef(oid) as definition from pg_trigger
      where tgrelid = 'search_goods'::regclass and not tgisinternal order by tgname`.execute(trx);
    await rename(trx, 'search_goods', LAST_GOODS);
    await rename(trx, NEXT_GOODS, 'search_goods');
    for (const { definition } of triggers.rows) await run(trx, definition);
  });
  await dropTables(db, LAST_GOODS);
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
