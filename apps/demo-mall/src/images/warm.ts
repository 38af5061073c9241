import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '@vermilion/mall-api';
import { homeDrawings } from './home-drawings';
import type { ImageStore } from './image-store';

/**
 * Renders the images of the home page in advance, one after another with pauses, so that requests
 * have priority.
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
    // A stop signal to the process group ends the workers first
    if (signal.aborted) return;
    // Failures are ignored: a missing image is rendered on demand.
    log.warn({ err: error }, 'images of the home page were not drawn ahead');
  }
}
