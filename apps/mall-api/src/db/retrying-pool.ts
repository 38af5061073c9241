import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { isConnectionLost } from './failures';

/** Milliseconds for which a database that went away is waited for, as long as a restart takes. */
const PATIENCE = 5000;

/**
 * A pool that tries again while the database cannot be reached: nothing was sent yet, so the
 * caller can wait for the database to come back.
 */
export function retryingPool(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const giveUp = performance.now() + PATIENCE;
      for (;;) {
        try {
          return await pool.connect();
        } catch (error) {
          if (!isConnectionLost(error) || performance.now() > giveUp) throw error;
          await pause(50 + Math.random() * 100);
        }
      }
    },
    end: () => pool.end(),
  };
}
