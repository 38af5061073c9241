import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '@vermilion/mall-api';
import { homeDrawings } from './home-drawings';
import type { ImageStore } from './image-store';

/**
 * Draws the images of the home page, so that the first visitor after a start does not wait for them: one after
 * another, with a pause between, so that requests come first.
 */
export async function warmHome(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  store: ImageStore,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { first, rest } = await homeDrawings(db);
    for (const { recipe, file } of [...first, ...rest]) {
      if (signal.aborted) return;
      await store.get(recipe, file);
      await pause(20);
    }
  } catch (error) {
    // Nothing depends on it: an image that is missing is drawn when it is asked for.
    log.warn({ err: error }, 'images of the home page were not drawn ahead');
  }
}
