import type { clean, draw } from './tasks';

/** Work on pixels, wherever it is done. */
export interface ImageWork {
  draw: typeof draw;
  clean: typeof clean;
  close(): Promise<void>;
}

/** So much work waits already that more would not be done in time. */
export class ImageWorkBusy extends Error {
  override readonly name = 'ImageWorkBusy';
}
