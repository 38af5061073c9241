import { createWorkerPool, type MallExtension, type Progress } from '@vermilion/mall-api';
import type draw from './draw-worker';
import { type Drawing, homeDrawings } from './home-drawings';
import { ImageStore } from './image-store';

/** Startup waits no longer: missing images are rendered in the background. */
const LONGEST_MS = 20_000;

/** Number of progress messages. */
const LINES = 4;

/** Renders missing images with progress messages; ends after `longest` milliseconds at the latest. */
export async function drawMissing(
  store: ImageStore,
  drawings: readonly Drawing[],
  progress: Progress,
  longest = LONGEST_MS,
): Promise<void> {
  const over = AbortSignal.timeout(longest);
  const isThere = await Promise.all(drawings.map(({ recipe, file }) => store.has(recipe, file)));
  const missing = drawings.filter((_, index) => !isThere[index]);
  let drawn = 0;
  const drawOne = async ({ recipe, file }: Drawing) => {
    await store.get(recipe, file);
    drawn += 1;
    if (drawn === missing.length || drawn % Math.ceil(missing.length / LINES) === 0)
      progress(`Drawing the pictures of the first screen: ${drawn} of ${missing.length}`);
  };
  const ended = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve()));
  await Promise.race([Promise.all(missing.map(drawOne)), ended]);
}

/** Renders the images above the fold of the home page. After the first start all of them exist. */
export const drawFirstScreen: NonNullable<MallExtension['prepare']> = async (
  { settings, log, ...deps },
  progress,
) => {
  if (!settings.warmPictures) return;
  const pool = createWorkerPool<typeof draw>(new URL('./draw-worker', import.meta.url));
  try {
    const { first } = await homeDrawings(deps);
    await drawMissing(new ImageStore(settings.pictureDir, pool.run), first, progress);
  } catch (error) {
    // Failures are ignored: a missing image is rendered on demand.
    log.warn({ err: error }, 'images of the first screen were not drawn ahead');
  } finally {
    await pool.close();
  }
};
