import { setTimeout as pause } from 'node:timers/promises';
import { demoPictures } from '../demo/pictures';
import { parsePictureFile, sizedPicture, type PictureType, type PictureWidth } from './size';
import type { PictureStore } from './store';

/**
 * Draws pictures ahead of demand, one after another with a rest between, so that calls come first.
 * @param list base addresses, in the order in which they will be seen
 * @param store over the folder of the picture route
 */
export async function warmPictures(
  list: readonly string[],
  store: PictureStore,
  options: {
    widths?: readonly PictureWidth[];
    types?: readonly PictureType[];
    signal?: AbortSignal;
  } = {},
): Promise<void> {
  const { widths = [320, 480], types = ['avif'], signal } = options;
  for (const address of list) {
    for (const width of widths) {
      for (const type of types) {
        if (signal?.aborted) return;
        const file = parsePictureFile(sizedPicture(address, width, type).split('/').at(-1) ?? '');
        const recipe = file && demoPictures().get(file.id);
        if (!recipe) continue;
        await store.get(recipe, file);
        await pause(20);
      }
    }
  }
}
