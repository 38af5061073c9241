import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isCollision, isConnectionLost } from './failures';
import type { Database } from './schema';

/** Milliseconds after which another try is not begun any more. */
const PATIENCE = 3000;

/**
 * Carries out `work` in a transaction: all of it or nothing. After a collision with others, or when the
 * connection was lost before the end, it is carried out again, so `work` may do nothing but ask the
 * database. Only when the connection breaks during the commit itself nobody knows whether it was done.
 * Within a transaction it is a part of that one, which is carried out again as a whole.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Database>);
  const giveUp = performance.now() + PATIENCE;
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
      if (!isUndone || performance.now() > giveUp) throw error;
      // Not all at the same moment again.
      await pause(Math.random() * 20 * 2 ** tries);
    }
  }
}
