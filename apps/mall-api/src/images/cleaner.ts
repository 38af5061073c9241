import { createWorkerPool } from '../workers/pool';
import type { cleanImage } from './clean-image';

/** Cleans uploaded images outside of this process. Throws WorkerPoolBusy when too many are queued. */
export interface ImageCleaner {
  clean: typeof cleanImage;
  close(): Promise<void>;
}

export function createImageCleaner(): ImageCleaner {
  const worker = new URL('./clean-worker', import.meta.url);
  const { run, close } = createWorkerPool<typeof cleanImage>(worker);
  return { clean: run, close };
}
