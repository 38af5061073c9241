import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isCollision } from './failures';
import type { Database } from './schema';

type Db = Kysely<Database>;

/** Milliseconds to wait for the locks of a table in use: everybody else queues behind whoever waits. */
const LOCK_WAIT_MS = 150;
/** Milliseconds between two attempts, at least and at most: others go on meanwhile. */
const PAUSE_MS = [400, 1200] as const;
/** Milliseconds after which the locks of a table are given up: a report or a backup can take an hour. */
const PATIENCE_MS = 7_200_000;

/**
 * Runs a transaction that locks tables in use as soon as they are free for it. A query that takes long delays it, and
 * nobody else. Calls `onWait` once when it has to wait.
 */
export async function whenFree<T>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`).execute(trx);
        return work(trx);
      });
    } catch (error) {
      if (!isCollision(error) || performance.now() > deadline) throw error;
      if (attempt === 1) onWait();
      const [least, most] = PAUSE_MS;
      await pause(least + Math.random() * (most - least));
    }
  }
}
