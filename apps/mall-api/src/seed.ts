import { type Kysely, sql } from 'kysely';
import { hashPassword } from './auth/password';
import { refreshListings } from './catalog/jobs';
import type { OpenedDatabase } from './db/opened-database';
import type { Database } from './db/schema';
import { SEED_LOCK, withSessionLock } from './db/session-lock';
import type { MallExtension, SeedOptions } from './extension';
import { indexChanges } from './search/indexer';

/** Whether the mall has contents; the tables must be up to date. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('shop').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Seeds an empty mall. Of processes that start at the same time on one database one does, and the others wait, say so,
 * and find the mall seeded.
 */
export async function seedIfEmpty(
  { withoutLimits, now }: Pick<OpenedDatabase, 'withoutLimits' | 'now'>,
  extension: Pick<MallExtension, 'seed'>,
  { policy, progress }: Pick<SeedOptions, 'policy' | 'progress'>,
): Promise<void> {
  const sayWait = () => progress('Another process is filling the mall; waiting for it');
  await withoutLimits((db) =>
    withSessionLock(db, SEED_LOCK, sayWait, async (connection) => {
      if (await isSeeded(connection)) return;
      // Nobody is told of orders that are made up
      await quietly(connection, () =>
        extension.seed(connection, { progress, hashPassword, now: now(), policy }),
      );
      progress('Indexing goods for search');
      await indexChanges(connection);
      await refreshListings({ db: connection });
      await analyzeFilled(connection);
    }),
  );
}

/** Does work without mails about what it writes. */
async function quietly(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  await sql`select set_config('mall.quiet', 'on', false)`.execute(db);
  await work();
  await sql`select set_config('mall.quiet', '', false)`.execute(db);
}

/**
 * Updates the statistics of the new rows, which autovacuum does only minutes later; but only where there are many: an
 * empty table that was analyzed is planned without its indexes, and the plans of prepared statements are kept.
 */
async function analyzeFilled(db: Kysely<Database>): Promise<void> {
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
