import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { ClientPool } from './driver';
import { DatabaseTimeoutError, isConnectionLost, isConnectTimeout, isReadOnly } from './failures';

/** Milliseconds to wait for an unreachable database, about the time of a restart. */
const RETRY_FOR_MS = 5000;

const ALWAYS = new AbortController().signal;

/** Which of several hosts takes writes, as far as is known. Pools share it: what one finds out, all know. */
export interface HostChoice {
  current: number;
}

/**
 * A pool that retries while the database is unreachable: nothing has been sent yet, so waiting is safe. Of several hosts
 * the one is used that takes writes, which may be another one after a failure. `presence` is aborted while
 * waiting is of no use.
 */
export function retryingPool(
  pools: readonly pg.Pool[],
  presence: () => AbortSignal = () => ALWAYS,
  choice: HostChoice = { current: 0 },
): ClientPool {
  return {
    async connect() {
      const deadline = performance.now() + RETRY_FOR_MS;
      for (let tries = 1; ; tries += 1) {
        const used = choice.current;
        try {
          return await unlessAway(pools[used] as pg.Pool, presence());
        } catch (error) {
          const isSilent = pools.length > 1 && isConnectTimeout(error);
          const isElsewhere = isConnectionLost(error) || isReadOnly(error) || isSilent;
          // Others may have found the right one meanwhile; those who come later begin with another one
          if (isElsewhere && choice.current === used) choice.current = (used + 1) % pools.length;
          if (!isElsewhere || performance.now() > deadline) throw error;
          if (tries % pools.length === 0) await pause(50 + Math.random() * 100);
        }
      }
    },
    async end() {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

/** A connection of the pool, unless the database stops answering while that is waited for. */
async function unlessAway(pool: pg.Pool, presence: AbortSignal): Promise<pg.PoolClient> {
  if (presence.aborted) throw new DatabaseTimeoutError();
  const connecting = pool.connect();
  return new Promise((resolve, reject) => {
    const leave = () => {
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      reject(new DatabaseTimeoutError());
    };
    presence.addEventListener('abort', leave, { once: true });
    connecting
      .then(resolve, reject)
      .finally(() => presence.removeEventListener('abort', leave))
      .catch(() => {});
  });
}
