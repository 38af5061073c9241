import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface PressureRules {
  /** Milliseconds that a page or a call may take. */
  slow: number;
}

/** So little work at a time is no rush, however long it takes. */
const FEW = 8;
const MANY_SLOW = 0.2;
const REFUSALS = 3;

/** Notices that there is no room: work takes long, the process comes to its work late, or work is refused. */
export function createPressure({ slow }: PressureRules) {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  let running = 0;
  let most = 0;
  let done = 0;
  let late = 0;
  let refused = 0;
  return {
    async measure<T>(work: () => Promise<T>): Promise<T> {
      const began = performance.now();
      running += 1;
      most = Math.max(most, running);
      try {
        return await work();
      } finally {
        running -= 1;
        done += 1;
        if (performance.now() - began > slow) late += 1;
      }
    },
    /** The server, or a share of this process, has refused work since everything is occupied. */
    refuse(): void {
      refused += 1;
    },
    /** What was seen since the last call. */
    take(): { isBusy: boolean; done: number } {
      // Percentiles are in nanoseconds, and hold the resolution
      const loopIsLate = loop.percentile(90) / 1e6 - 20 > slow / 2;
      const isCrowded = most >= FEW;
      const isBusy = refused >= REFUSALS || (isCrowded && (late > done * MANY_SLOW || loopIsLate));
      const seen = { isBusy, done };
      [most, done, late, refused] = [running, 0, 0, 0];
      loop.reset();
      return seen;
    },
    stop: () => void loop.disable(),
  };
}

export type Pressure = ReturnType<typeof createPressure>;
