import { sql } from 'kysely';
import { hashPassword } from './auth/password';
import type { OpenedDatabase } from './db/database';
import { seedDemo } from './demo';

/** Any number that nothing else on this database uses; Kysely's migrations have another. */
export const SEED_LOCK = 70_441_200;

/**
 * Fills an empty mall with the demo goods. Processes that start at the same time on one PostgreSQL
 * take turns, and the later ones find the mall filled.
 */
export async function seedIfEmpty(
  { db, kind }: OpenedDatabase,
  progress: (text: string) => void,
): Promise<void> {
  const seed = async () => {
    const shop = await db.selectFrom('shop').select('id').limit(1).executeTakeFirst();
    if (shop) return;
    await seedDemo(db, { progress, passwordHash: hashPassword });
    // The planner knows nothing of the new rows until PostgreSQL looks by itself, minutes later.
    await sql`analyze`.execute(db);
  };
  // The embedded database has one connection and one process: a lock held beside would never end.
  if (kind === 'embedded') return seed();
  await db.connection().execute(async (connection) => {
    // Another process fills the mall for as long as it takes, which is no statement gone wrong.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(SEED_LOCK)})`.execute(connection);
    try {
      await seed();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(SEED_LOCK)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
