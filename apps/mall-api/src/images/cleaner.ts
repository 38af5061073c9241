import type { cleanImage } from './clean-image';
import { createImagePool } from './pool';

/** Cleans uploaded images outside of this process. Throws ImagePoolBusy when too many wait. */
export interface ImageCleaner {
  clean: typeof cleanImage;
  close(): Promise<void>;
}

export function createImageCleaner(): ImageCleaner {
  const worker = new URL('./clean-worker', import.meta.url);
  const { run, close } = createImagePool<typeof cleanImage>(worker);
  return { clean: run, close };
}
