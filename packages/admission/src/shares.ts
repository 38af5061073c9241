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
  /** Milliseconds of a clock. */
  now?: () => number;
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
  /** Whether nothing is left, and nothing has been given back for so many milliseconds. */
  isStuck(time: number): boolean;
  /** What is occupied now, who waits, and how many have been refused since the start. */
  counts(): { used: number; waiting: number; refused: number };
}

/** The key of the mall itself, which is no address. */
const OWN = '';

export function createShares(rules: ShareRules): Shares {
  const { total, perCaller, queue = 0, queuePerCaller = queue, maxWait = 0 } = rules;
  const { now = () => performance.now() } = rules;
  const usedBy = new Map<string, number>();
  /** Those who wait, by caller, and when the callers who occupy something or wait have last been given it. */
  const lines = new Map<string, Set<() => void>>();
  const servedAt = new Map<string, number>();
  let served = 0;
  let used = 0;
  let waiting = 0;
  let refused = 0;
  let changedAt = now();

  const hasShare = (key: string, amount: number) =>
    key === OWN || (usedBy.get(key) ?? 0) + amount <= perCaller;
  const fits = (key: string, amount: number) => used + amount <= total && hasShare(key, amount);

  function occupy(key: string, amount: number): Release {
    used += amount;
    changedAt = now();
    usedBy.set(key, (usedBy.get(key) ?? 0) + amount);
    servedAt.set(key, (served += 1));
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      used -= amount;
      changedAt = now();
      const left = (usedBy.get(key) ?? 0) - amount;
      if (left > 0) usedBy.set(key, left);
      else usedBy.delete(key);
      forget(key);
      giveTurns();
    };
  }

  function forget(key: string) {
    if (!usedBy.has(key) && !lines.has(key)) servedAt.delete(key);
  }

  function giveTurns() {
    for (let line = nextLine(); line; line = nextLine()) {
      const [start] = line;
      start?.();
    }
  }

  /** The line of the caller who was served longest ago. */
  function nextLine() {
    if (used >= total) return undefined;
    let next: string | undefined;
    const turnOf = (key: string) => servedAt.get(key) ?? 0;
    for (const key of lines.keys())
      if (fits(key, 1) && (next === undefined || turnOf(key) < turnOf(next))) next = key;
    return next === undefined ? undefined : lines.get(next);
  }

  function leave(key: string, start: () => void) {
    const line = lines.get(key);
    if (!line?.delete(start)) return;
    waiting -= 1;
    if (line.size === 0) lines.delete(key);
    forget(key);
  }

  const refuse = (by: 'share' | 'total') => {
    refused += 1;
    return new Refused(by);
  };
  const refusal = (key: string, amount: number) =>
    refuse(hasShare(key, amount) ? 'total' : 'share');

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
      if (isQueueUsedUp) throw refuse('share');
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
    isStuck: (time) => used >= total && now() - changedAt > time,
    counts: () => ({ used, waiting, refused }),
  };
}
