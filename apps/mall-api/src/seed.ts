import { sql } from 'kysely';
import type { MallExtension, Progress } from './extension';
import { hashPassword } from './auth/password';
import { refreshListings } from './catalog/jobs';
import { indexChanges } from './search/indexer';
import type { OpenedDatabase } from './db/database';

/** Any number that is no other advisory lock of this database; Kysely's migrations have another. */
export const SEED_LOCK = 70_441_200;

/** Whether the mall has contents; the tables must be up to date. */
export async function isSeeded(db: OpenedDatabase['db']): Promise<boolean> {
  return (await db.selectFrom('shop').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Seeds an empty mall. Processes that start at the same time on one PostgreSQL are serialized, and the later
 * ones find the mall seeded.
 */
export async function seedIfEmpty(
  { db, kind }: OpenedDatabase,
  extension: Pick<MallExtension, 'seed'>,
  progress: Progress,
): Promise<void> {
  // The embedded database has one process, and one connection, which the lock would hold.
  if (kind === 'embedded') return seedUnlessDone(db, extension, progress);
  // On the connection that holds the lock: with a small pool there may be no other
  await db.connection().execute(async (connection) => {
    // Waiting for the lock takes as long as the other process needs to seed the mall.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(SEED_LOCK)})`.execute(connection);
    try {
      await seedUnlessDone(connection, extension, progress);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(SEED_LOCK)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function seedUnlessDone(
  db: OpenedDatabase['db'],
  extension: Pick<MallExtension, 'seed'>,
  progress: Progress,
): Promise<void> {
  if (await isSeeded(db)) return;
  await extension.seed(db, { progress, hashPassword });
  progress('Indexing goods for search');
  await indexChanges(db);
  await refreshListings({ db });
  await analyzeFilled(db);
}

/**
 * Updates the statistics of the new rows, which autovacuum does only minutes later; but only where there are many: an
 * empty table that was analyzed is planned without its indexes, and the plans of prepared statements are kept.
 */
async function analyzeFilled(db: OpenedDatabase['db']): Promise<void> {
  const { rows } = await sql<{ tables: string }>`
    select string_agg(oid::regclass::text, ', ') as tables from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and pg_relation_size(oid) >= ${UNKNOWN_PAGES}::int * current_setting('block_size')::int`.execute(
    db,
  );
  if (rows[0]?.tables) await sql.raw(`analyze ${rows[0].tables}`).execute(db);
}

/** Pages that PostgreSQL assumes of a table that was never analyzed. */
const UNKNOWN_PAGES = 10;
