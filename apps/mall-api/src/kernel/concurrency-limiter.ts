import type { Policy } from '../policy/policy';
import { busy } from './errors';

export type ConcurrencyRules = Policy['load']['ordersOfSku'];

/** Limits the concurrency of work per key, first come, first served. */
export interface ConcurrencyLimiter {
  /**
   * Runs `work` once there is a slot for each of `keys`; `hasWaited` tells whether it had to wait. Throws the
   * error "busy" when too many are waiting or after a timeout.
   */
  run<T>(keys: readonly number[], work: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

interface Queue {
  running: number;
  waiting: (() => void)[];
}

export function createConcurrencyLimiter({
  maxConcurrent,
  maxQueued,
  maxWaitMs,
}: ConcurrencyRules): ConcurrencyLimiter {
  const queues = new Map<number, Queue>();

  /** Resolves to whether it had to wait. */
  async function acquire(key: number): Promise<boolean> {
    const entry = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, entry);
    if (entry.running < maxConcurrent) {
      entry.running += 1;
      return false;
    }
    if (entry.waiting.length >= maxQueued) throw busy();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        entry.waiting.splice(entry.waiting.indexOf(start), 1);
        reject(busy());
      }, maxWaitMs);
      entry.waiting.push(start);
    });
    return true;
  }

  /** The longest waiter takes over the slot. */
  function release(key: number): void {
    const entry = queues.get(key);
    const next = entry?.waiting.shift();
    if (next) next();
    else if (entry && (entry.running -= 1) === 0) queues.delete(key);
  }

  return {
    async run(keys, work) {
      // Always acquired in the same order, so that callers cannot deadlock
      const sorted = [...new Set(keys)].sort((a, b) => a - b);
      const acquired: number[] = [];
      let hasWaited = false;
      try {
        for (const key of sorted) {
          hasWaited = (await acquire(key)) || hasWaited;
          acquired.push(key);
        }
        return await work(hasWaited);
      } finally {
        acquired.forEach(release);
      }
    },
  };
}
