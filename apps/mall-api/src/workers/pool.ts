import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

const SECOND = 1000;
/** Idle processes exit after this time, which frees their memory. */
const IDLE_TIMEOUT = 20 * SECOND;
/** Most queued tasks. One page shows some forty images. */
const MAX_QUEUE = 120;

const isBuilt = import.meta.url.endsWith('.js');
/** When run from source, a process needs the same options as this one. */
const sourceOptions = ['--import=tsx', '--conditions=vermilion-source'];

/** The queue is full, or the task timed out. */
export class WorkerPoolBusy extends Error {
  override readonly name = 'WorkerPoolBusy';
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any function of one argument
type Task = (input: any) => Promise<any>;

export interface WorkerPool<T extends Task> {
  run: T;
  close(): Promise<void>;
}

const open = new Set<{ worker: string; pool: Tinypool }>();

/** How many tasks wait in the pools of this process, by the name of the worker. */
export const poolQueues = (): { worker: string; size: number }[] =>
  [...open].map(({ worker, pool }) => ({ worker, size: pool.queueSize }));

export interface WorkerPoolOptions {
  maxQueue?: number;
  /** Milliseconds after which a task times out, including its time in the queue. */
  timeout?: number;
}

/**
 * Runs the default export of a module in child processes, since libvips keeps the memory of large images. One
 * or two are started on demand, leaving a core free. Arguments and results must be structured-cloneable.
 * @param worker the module without its extension, at the same relative path in the source and the build
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
    // libvips frees its memory, but glibc retains one arena per thread
    env: { ...process.env, MALLOC_ARENA_MAX: '1' } as Record<string, string>,
    execArgv: isBuilt ? [] : sourceOptions,
  });
  // An idle process that ends, by Ctrl+C or for want of memory, is replaced with the next task
  pool.on('error', () => {});
  const run = async (input: Parameters<T>[0]) => {
    if (pool.queueSize >= maxQueue) throw new WorkerPoolBusy();
    if (timeout === undefined) return pool.run(input);
    const signal = AbortSignal.timeout(timeout);
    return pool.run(input, { signal }).catch((error: unknown) => {
      throw signal.aborted ? new WorkerPoolBusy() : error;
    });
  };
  const entry = { worker: basename(worker.pathname), pool };
  open.add(entry);
  return {
    run: run as T,
    async close() {
      open.delete(entry);
      await pool.destroy();
    },
  };
}
