import { Refused } from './refused';

export interface RateRules {
  /** How often in a minute, on the long run. */
  perMinute: number;
  /** How often at once, after a pause. */
  burst: number;
  /** For how many callers the use is remembered; those seen longest ago are forgotten. */
  callers?: number;
  /** Milliseconds of a clock. */
  now?: () => number;
}

/**
 * Limits how often each caller may do something: every use takes one of `burst`, which are refilled evenly. The
 * returned function throws `Refused` with the seconds until the next one. Undefined is the mall itself, without
 * a limit.
 */
export function createRate({
  perMinute,
  burst,
  callers = 20_000,
  now = () => performance.now(),
}: RateRules) {
  const refill = perMinute / 60_000;
  const left = new Map<string, { count: number; at: number }>();
  return (caller: string | undefined): void => {
    if (caller === undefined) return;
    const at = now();
    const known = left.get(caller);
    const count = known ? Math.min(burst, known.count + (at - known.at) * refill) : burst;
    if (count < 1) throw new Refused('share', Math.ceil((1 - count) / refill / 1000));
    left.delete(caller);
    left.set(caller, { count: count - 1, at });
    const [oldest] = left.keys();
    if (left.size > callers && oldest !== undefined) left.delete(oldest);
  };
}
