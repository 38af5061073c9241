import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { ClientPool } from './driver';
import { isConnectionLost } from './failures';

/** Milliseconds to wait for an unreachable database, about the time of a restart. */
const RETRY_FOR_MS = 5000;

/** A pool that retries while the database is unreachable: nothing has been sent yet, so waiting is safe. */
export function retryingPool(pool: pg.Pool): ClientPool {
  return {
    async connect() {
      const deadline = performance.now() + RETRY_FOR_MS;
      for (;;) {
        try {
          return await pool.connect();
        } catch (error) {
          if (!isConnectionLost(error) || performance.now() > deadline) throw error;
          await pause(50 + Math.random() * 100);
        }
      }
    },
    end: () => pool.end(),
  };
}
