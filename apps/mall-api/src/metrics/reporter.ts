import { randomUUID } from 'node:crypto';
import type { Deps } from '../kernel/context';
import { leaveLease, takeLease } from './lease';
import { type MallReadings, readMall } from './read-mall';

const EVERY_MS = 15_000;
/** Times that a process may fail to ask before another takes over. */
const MISSED = 3;

export interface Reporter {
  /** What the mall has; undefined where another process says it, so that a sum counts nothing twice. */
  current(): MallReadings | undefined;
  stop(): Promise<void>;
}

/** Reads the state of the mall at intervals, in one of all processes. */
export function startReporter(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  every = EVERY_MS,
): Reporter & { look(): Promise<void> } {
  const lease = { name: 'metrics', holder: randomUUID(), lasts: every * MISSED };
  let held: { readings: MallReadings; until: number } | undefined;
  const look = async () => {
    // Before it is asked for: here it ends no later than in the database
    const until = performance.now() + lease.lasts;
    const isOurs = await takeLease(deps, lease);
    held = isOurs ? { readings: await readMall(deps), until } : undefined;
  };
  const lookSafely = () =>
    look().catch((error: unknown) => deps.log.warn({ err: error }, 'metrics of the mall not read'));
  void lookSafely();
  const timer = setInterval(() => void lookSafely(), every);
  timer.unref();
  return {
    look,
    current: () => (held && performance.now() < held.until ? held.readings : undefined),
    async stop() {
      clearInterval(timer);
      held = undefined;
      await leaveLease(deps, lease).catch(() => {});
    },
  };
}
