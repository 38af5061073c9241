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
  // Autovacuum updates the statistics of the new rows only minutes later.
  await sql`analyze`.execute(db);
}
