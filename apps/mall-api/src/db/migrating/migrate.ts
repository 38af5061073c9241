import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type Migration, sql } from 'kysely';
import { RELEASE } from '../release';
import type { Database } from '../schema';
import { whenFree } from '../when-free';
import { allMigrations } from './all-migrations';
import { type AnyMigration, isForLater, isLive, type LiveMigration } from './live-migration';
import { readRecords } from './table-state';

type Db = Kysely<Database>;

/** Milliseconds between two batches: the mall goes on. */
const BETWEEN_BATCHES_MS = 20;

export interface MigrateOptions {
  /** Nobody else uses this database, so that indexes need not be built beside writes. */
  isAlone?: boolean;
  say?: (text: string) => void;
  known?: Readonly<Record<string, AnyMigration>>;
  release?: number;
}

const run = (db: Db, text: string) => sql.raw(text).execute(db);

/** Carries out what is missing, in the order of the names, on one connection without limits of time. */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<void> {
  const { known = allMigrations, release = RELEASE } = options;
  await prepareRecords(db);
  const records = new Map((await readRecords(db)).map((record) => [record.name, record]));
  for (const name of Object.keys(known).sort()) {
    const migration = known[name] as AnyMigration;
    const record = records.get(name);
    if (record && record.is_done !== false) continue;
    if (isForLater(migration, release)) continue;
    await begin(db, name, migration, options);
    if (isLive(migration)) await finish(db, name, migration, options);
  }
}

/** The table as Kysely makes it, so that earlier releases can read it, and what they do not know. */
async function prepareRecords(db: Db): Promise<void> {
  const { rows } = await sql<{ columns: number }>`
    select count(*)::int as columns from information_schema.columns
    where table_schema = current_schema() and table_name = 'kysely_migration'
      and column_name in ('phase', 'release', 'is_done')`.execute(db);
  if (rows[0]?.columns === 3) return;
  await whenFree(db, async (trx) => {
    await run(
      trx,
      `create table if not exists kysely_migration (
        name varchar(255) primary key, timestamp varchar(255) not null
      )`,
    );
    await run(
      trx,
      `alter table kysely_migration add column if not exists phase text,
        add column if not exists release int, add column if not exists is_done boolean`,
    );
  });
}

/** The transaction of a migration, and its record. */
async function begin(db: Db, name: string, migration: AnyMigration, { say }: MigrateOptions) {
  const live = isLive(migration) ? migration : undefined;
  await whenFree(
    db,
    async (trx) => {
      const { numAffectedRows } = await sql`
        insert into kysely_migration (name, timestamp, phase, release, is_done)
        values (${name}, ${new Date().toISOString()}, ${live?.phase ?? null},
          ${live?.release ?? null}, ${!live})
        on conflict (name) do nothing`.execute(trx);
      if (!numAffectedRows) return;
      if (!isLive(migration)) return migration.up(trx as unknown as Parameters<Migration['up']>[0]);
      for (const statement of migration.statements ?? []) await run(trx, statement);
    },
    () => say?.(`${name} waits until the tables that it changes are free; the mall goes on`),
  );
}

/** What takes long, outside of the transaction. */
async function finish(db: Db, name: string, migration: LiveMigration, options: MigrateOptions) {
  const { indexes = [], uniqueIndexes = [], backfill, validate = [] } = migration;
  if (backfill) await fill(db, backfill);
  for (const index of indexes) await addIndex(db, 'index', index, options);
  for (const index of uniqueIndexes) await addIndex(db, 'unique index', index, options);
  for (const one of validate) {
    const [table, constraint] = one.split(' ');
    await whenFree(db, (trx) => run(trx, `alter table ${table} validate constraint ${constraint}`));
  }
  await sql`update kysely_migration set is_done = true where name = ${name}`.execute(db);
}

async function fill(db: Db, backfill: string): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await whenFree(db, (trx) => run(trx, backfill));
    if (numAffectedRows === 0n) return;
    await pause(BETWEEN_BATCHES_MS);
  }
}

/** Builds an index beside writes. One that was interrupted is there and is not used: it is built again. */
async function addIndex(db: Db, kind: string, index: string, { isAlone, say }: MigrateOptions) {
  const [name] = index.split(' ');
  const beside = isAlone ? '' : 'concurrently';
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index
    where indexrelid = to_regclass(${name})`.execute(db);
  if (rows[0]?.isValid) return;
  if (rows[0]) await run(db, `drop index ${beside} ${name}`);
  say?.(`building the index ${name}`);
  await run(db, `create ${kind} ${beside} ${index}`);
}
