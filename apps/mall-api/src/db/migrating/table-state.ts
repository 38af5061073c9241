import { type Kysely, sql } from 'kysely';
import { RELEASE } from '../release';
import type { Database } from '../schema';
import { allMigrations } from './all-migrations';
import { type AnyMigration, isForLater } from './live-migration';

/** A migration that was carried out, in the table that Kysely made. */
export interface MigrationRecord {
  name: string;
  /** Undefined for those of releases that knew no phases. */
  phase?: string | null;
  release?: number | null;
  /** False while its indexes are being built, or something else that takes long. */
  is_done?: boolean | null;
}

/** All that were begun. */
export async function readRecords(db: Kysely<Database>): Promise<MigrationRecord[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  // Its columns may be those of an earlier release
  const records = await sql<{ record: MigrationRecord }>`
    select to_jsonb(m) as record from kysely_migration m`.execute(db);
  return records.rows.map(({ record }) => record);
}

export interface TableState {
  /** Migrations that have to be carried out before this program can run. */
  missing: string[];
  /** Migrations of newer programs with which this one may not run. */
  tooNew: string[];
}

/** Compares the tables with this program. */
export async function tableState(
  db: Kysely<Database>,
  known: Readonly<Record<string, AnyMigration>> = allMigrations,
  release = RELEASE,
): Promise<TableState> {
  const records = await readRecords(db);
  const done = new Set(records.filter((one) => one.is_done !== false).map(({ name }) => name));
  const isNext = (one: MigrationRecord) =>
    one.phase === 'expand' && (one.release ?? Infinity) <= release + 1;
  return {
    missing: Object.entries(known)
      .filter(([name, migration]) => !done.has(name) && !isForLater(migration, release))
      .map(([name]) => name),
    tooNew: records.filter((one) => !known[one.name] && !isNext(one)).map(({ name }) => name),
  };
}
