import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { ImageWorkBusy, type ImageWork } from './image-work';

const SECOND = 1000;
/** After a quiet time the processes end, which gives their memory back. */
const IDLE = 20 * SECOND;
/** Work that may wait. One page shows some forty pictures. */
const MOST_WAITING = 120;

const isBuilt = import.meta.url.endsWith('.js');
const worker = new URL(isBuilt ? './image-worker.js' : './tasks.ts', import.meta.url);
/** From source the worker needs what this process was started with. */
const fromSource = ['--import=tsx', '--conditions=vermilion-source'];

/** Processes for work on pixels, started when there is some; at most as many as leave a core free. */
export function createImagePool({ mostWaiting = MOST_WAITING } = {}): ImageWork {
  const pool = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    filename: fileURLToPath(worker),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    idleTimeout: IDLE,
    // libvips frees what it took, but glibc keeps it in one arena for each thread
    env: { ...process.env, MALLOC_ARENA_MAX: '1' } as Record<string, string>,
    execArgv: isBuilt ? [] : fromSource,
  });
  const run = async (name: string, task: object) => {
    if (pool.queueSize >= mostWaiting) throw new ImageWorkBusy();
    return pool.run(task, { name });
  };
  return {
    draw: (drawing) => run('draw', drawing),
    clean: (upload) => run('clean', upload),
    close: () => pool.destroy(),
  };
}
