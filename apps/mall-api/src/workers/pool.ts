import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

const SECOND = 1000;
/** Idle processes end after this time, which gives their memory back. */
const IDLE_TIMEOUT = 20 * SECOND;
/** Tasks that may wait. One page shows some forty images. */
const MAX_QUEUE = 120;

const isBuilt = import.meta.url.endsWith('.js');
/** From source a process needs the options that this one was started with. */
const sourceOptions = ['--import=tsx', '--conditions=vermilion-source'];

/** The queue is full, or the task took too long: it is not done. */
export class WorkerPoolBusy extends Error {
  override readonly name = 'WorkerPoolBusy';
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any function of one argument
type Task = (input: any) => Promise<any>;

export interface WorkerPool<T extends Task> {
  run: T;
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  maxQueue?: number;
  /** Milliseconds after which a task is given up, its time in the queue included. */
  timeout?: number;
}

/**
 * Runs the default export of a module in processes of their own, since libvips keeps the memory of large
 * images. They are started on demand, at most as many as leave a core free. Arguments and results must
 * survive a structured clone.
 * @param worker the module without its extension, at the same relative place in the source and the build
 */
export function createWorkerPool<T extends Task>(
  worker: URL,
  { maxQueue = MAX_QUEUE, timeout }: WorkerPoolOptions = {},
): WorkerPool<T> {
  const pool = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    filename: fileURLToPath(worker) + (isBuilt ? '.js' : '.ts'),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    idleTimeout: IDLE_TIMEOUT,
    // libvips frees its memory, but glibc keeps it in one arena for each thread
    env: { ...process.env, MALLOC_ARENA_MAX: '1' } as Record<string, string>,
    execArgv: isBuilt ? [] : sourceOptions,
  });
  const run = async (input: Parameters<T>[0]) => {
    if (pool.queueSize >= maxQueue) throw new WorkerPoolBusy();
    if (timeout === undefined) return pool.run(input);
    const signal = AbortSignal.timeout(timeout);
    return pool.run(input, { signal }).catch((error: unknown) => {
      throw signal.aborted ? new WorkerPoolBusy() : error;
    });
  };
  return { run: run as T, close: () => pool.destroy() };
}
