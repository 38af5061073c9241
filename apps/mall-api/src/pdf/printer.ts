import { createWorkerPool } from '../workers/pool';
import type { drawSheet } from './draw-sheet';

/** Maximum number of queued documents: more could not be finished before their timeout. */
const MAX_QUEUE = 20;
const TIMEOUT = 15_000;

/** Prints documents outside of this process. Throws WorkerPoolBusy when too many are queued. */
export interface Printer {
  print: typeof drawSheet;
  close(): Promise<void>;
}

export function createPrinter(): Printer {
  const worker = new URL('./print-worker', import.meta.url);
  const options = { maxQueue: MAX_QUEUE, timeout: TIMEOUT };
  const { run, close } = createWorkerPool<typeof drawSheet>(worker, options);
  return { print: run, close };
}
