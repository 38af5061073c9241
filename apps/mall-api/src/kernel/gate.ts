import type { Policy } from '../policy/policy';
import { busy } from './errors';

export type ConcurrencyRules = Policy['load']['heavyReads'];

/** Lets so many in at a time for each key, in the order in which they came. */
export interface Gate {
  /**
   * Does `work` once there is room at all of `keys`, and tells it whether it had to wait. Throws the
   * error "busy" when there are too many or when it takes too long.
   */
  pass<T>(keys: readonly number[], work: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

interface Door {
  inside: number;
  queue: (() => void)[];
}

export function createGate({ maxConcurrent, maxQueued, maxWaitMs }: ConcurrencyRules): Gate {
  const doors = new Map<number, Door>();

  /** True when it had to wait. */
  async function enter(key: number): Promise<boolean> {
    const door = doors.get(key) ?? { inside: 0, queue: [] };
    doors.set(key, door);
    if (door.inside < maxConcurrent) {
      door.inside += 1;
      return false;
    }
    if (door.queue.length >= maxQueued) throw busy();
    await new Promise<void>((resolve, reject) => {
      const goIn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        door.queue.splice(door.queue.indexOf(goIn), 1);
        reject(busy());
      }, maxWaitMs);
      door.queue.push(goIn);
    });
    return true;
  }

  /** Whoever waits longest takes the place over. */
  function leave(key: number): void {
    const door = doors.get(key);
    const next = door?.queue.shift();
    if (next) next();
    else if (door && (door.inside -= 1) === 0) doors.delete(key);
  }

  return {
    async pass(keys, work) {
      // In one order for everybody, so that nobody waits in a ring.
      const sorted = [...new Set(keys)].sort((a, b) => a - b);
      const entered: number[] = [];
      let hasWaited = false;
      try {
        for (const key of sorted) {
          hasWaited = (await enter(key)) || hasWaited;
          entered.push(key);
        }
        return await work(hasWaited);
      } finally {
        entered.forEach(leave);
      }
    },
  };
}
