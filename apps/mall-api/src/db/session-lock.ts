import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** Keys of the advisory locks that last longer than a transaction; each unique in this database. */
export const SEED_LOCK = 70_441_200;
export const REBUILD_LOCK = 70_441_215;
export const MIGRATION_LOCK = 70_441_216;

/**
 * Runs `work` on the connection that holds a lock, so that no other process does the same at once. Calls `onWait` when
 * another has it; unless that throws, waits. The lock ends with its connection, also when the process is killed.
 */
export async function withSessionLock<T>(
  db: Kysely<Database>,
  key: number,
  onWait: () => void,
  work: (connection: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${key}) as "isMine"`.execute(connection);
    if (!rows[0]?.isMine) {
      onWait();
      await sql`select pg_advisory_lock(${key})`.execute(connection);
    }
    try {
      return await work(connection);
    } finally {
      // After an error the connection may be gone, and the lock with it
      await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => {});
    }
  });
}

/** Whether any process holds a lock. */
export async function isLockHeld(db: Kysely<Database>, key: number): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${key} and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as "isHeld"`.execute(db);
  return rows[0]?.isHeld ?? false;
}
