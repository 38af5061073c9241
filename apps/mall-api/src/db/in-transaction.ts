import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isCollision, isConnectionLost } from './failures';
import type { Database } from './schema';

/** Milliseconds after which no further retry is started. */
const RETRY_FOR_MS = 3000;

/**
 * Runs `work` in a transaction. After a conflict, or a connection lost before the commit, it is run again, so
 * `work` must have no side effects other than on the database. Only if the connection is lost during the
 * commit is the outcome unknown. Within another transaction it becomes part of that one, which is retried as
 * a whole.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Database>);
  const deadline = performance.now() + RETRY_FOR_MS;
  for (let tries = 1; ; tries += 1) {
    let isWorkDone = false;
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        isWorkDone = true;
        return result;
      });
    } catch (error) {
      const isUndone = isCollision(error) || (!isWorkDone && isConnectionLost(error));
      if (!isUndone || performance.now() > deadline) throw error;
      // Jitter, so that competitors do not collide again
      await pause(Math.random() * 20 * 2 ** tries);
    }
  }
}
