import { Refused } from './refused';

export interface ShareRules {
  /** How much there is: of places, or of bytes. */
  total: number;
  /** How much of it one caller may occupy. */
  perCaller: number;
  /** How many may wait, of all callers and of one. Default: nobody waits. */
  queue?: number;
  queuePerCaller?: number;
  /** Milliseconds after which the wait is over. */
  maxWait?: number;
}

/** Gives back what was taken. Further calls do nothing. */
export type Release = () => void;

/**
 * Something limited, shared by callers. A caller is identified by any text; undefined is the mall itself, to which
 * only the total applies.
 */
export interface Shares {
  /** Takes an amount at once. Throws `Refused`. */
  take(caller: string | undefined, amount?: number): Release;
  /**
   * Takes one, after waiting for it where the rules allow. Callers who wait take turns, whatever the number of their
   * requests. Rejects with `Refused`, or with the reason of an aborted signal.
   */
  wait(caller: string | undefined, signal?: AbortSignal): Promise<Release>;
  /** Whether nothing is left, and nobody else may wait. */
  isFull(): boolean;
  /** How much is occupied, and how many wait. */
  counts(): { used: number; waiting: number };
}

/** The key of the mall itself, which is no address. */
const OWN = '';

export function createShares(rules: ShareRules): Shares {
  const { total, perCaller, queue = 0, queuePerCaller = queue, maxWait = 0 } = rules;
  const usedBy = new Map<string, number>();
  /** Those who wait, by caller: the caller whose turn is next comes first. */
  const lines = new Map<string, Set<() => void>>();
  let used = 0;
  let waiting = 0;

  const hasShare = (key: string, amount: number) =>
    key === OWN || (usedBy.get(key) ?? 0) + amount <= perCaller;
  const fits = (key: string, amount: number) => used + amount <= total && hasShare(key, amount);

  function occupy(key: string, amount: number): Release {
    used += amount;
    usedBy.set(key, (usedBy.get(key) ?? 0) + amount);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      used -= amount;
      const left = (usedBy.get(key) ?? 0) - amount;
      if (left > 0) usedBy.set(key, left);
      else usedBy.delete(key);
      giveTurns();
    };
  }

  function giveTurns() {
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      const [key, line] = turn;
      const [start] = line;
      // Behind all others
      lines.delete(key);
      lines.set(key, line);
      start?.();
    }
  }

  function nextTurn() {
    if (used >= total) return undefined;
    for (const entry of lines) if (fits(entry[0], 1)) return entry;
    return undefined;
  }

  function leave(key: string, start: () => void) {
    const line = lines.get(key);
    if (!line?.delete(start)) return;
    waiting -= 1;
    if (line.size === 0) lines.delete(key);
  }

  const refusal = (key: string, amount: number) =>
    new Refused(hasShare(key, amount) ? 'total' : 'share');

  return {
    take(caller = OWN, amount = 1) {
      if (!fits(caller, amount)) throw refusal(caller, amount);
      return occupy(caller, amount);
    },
    async wait(caller = OWN, signal) {
      signal?.throwIfAborted();
      const line = lines.get(caller) ?? new Set();
      if (line.size === 0 && fits(caller, 1)) return occupy(caller, 1);
      const isQueueUsedUp = caller !== OWN && line.size > 0 && line.size >= queuePerCaller;
      if (isQueueUsedUp) throw new Refused('share');
      if (waiting >= queue || queuePerCaller === 0) throw refusal(caller, 1);
      return new Promise<Release>((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', abort);
          leave(caller, start);
        };
        const start = () => {
          end();
          resolve(occupy(caller, 1));
        };
        const abort = () => {
          end();
          reject(signal?.reason as Error);
        };
        const timer = setTimeout(() => {
          end();
          reject(refusal(caller, 1));
        }, maxWait);
        signal?.addEventListener('abort', abort);
        lines.set(caller, line.add(start));
        waiting += 1;
      });
    },
    isFull: () => used >= total && waiting >= queue,
    counts: () => ({ used, waiting }),
  };
}
