import { setTimeout as pause } from 'node:timers/promises';
import { type Deps, WorkerPoolBusy } from '@vermilion/mall-api';
import { type Drawing, homeDrawings } from './home-drawings';
import type { ImageStore } from './image-store';

/** Milliseconds between two images, in which requests have priority. */
const PAUSE_MS = 20;

/** Renders missing images one after another until `signal` is aborted. */
export async function drawInBackground(
  store: ImageStore,
  drawings: readonly Drawing[],
  signal: AbortSignal,
): Promise<void> {
  for (const { recipe, file } of drawings) {
    if (signal.aborted) return;
    if (await store.has(recipe, file)) continue;
    try {
      await store.get(recipe, file);
    } catch (error) {
      // Requests fill the queue: they render what they need
      if (!(error instanceof WorkerPoolBusy)) throw error;
    }
    await pause(PAUSE_MS);
  }
}

/** Renders the images of the home page and of the first page of lists in advance. */
export async function warmHome(
  { log, ...deps }: Pick<Deps, 'db' | 'now' | 'log'>,
  store: ImageStore,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { first, rest } = await homeDrawings(deps);
    await drawInBackground(store, [...first, ...rest], signal);
  } catch (error) {
    // A stop signal to the process group ends the workers first
    if (signal.aborted) return;
    // Failures are ignored: a missing image is rendered on demand.
    log.warn({ err: error }, 'images of the home page were not drawn ahead');
  }
}
