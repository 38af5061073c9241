import { createWorkerPool } from '../workers/pool';
import type { resizeImage } from './resize-image';

const TIMEOUT = 15_000;

/**
 * Resizes images outside of this process, and apart from uploads, so that neither waits for the other. Throws
 * WorkerPoolBusy when too many are queued, or it takes too long.
 */
export interface ImageResizer {
  resize: typeof resizeImage;
  close(): Promise<void>;
}

export function createImageResizer(): ImageResizer {
  const worker = new URL('./resize-worker', import.meta.url);
  const { run, close } = createWorkerPool<typeof resizeImage>(worker, { timeout: TIMEOUT });
  return { resize: run, close };
}
