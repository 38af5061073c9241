import { setTimeout as pause } from 'node:timers/promises';
import { findHomeImages, type Deps } from '@vermilion/mall-api';
import { demoRecipes } from './demo-recipes';
import { parseImageFile, sizedAddress, type ImageWidth } from './image-file';
import type { ImageStore } from './image-store';

/** Draws the images of the home page, so that the first visitor after a start does not wait for them. */
export async function warmHome(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  store: ImageStore,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { banners, goods } = await findHomeImages(db);
    await warm(store, banners, [1280], signal);
    await warm(store, goods, [240, 320], signal);
  } catch (error) {
    // Nothing depends on it: an image that is missing is drawn when it is asked for.
    log.warn({ err: error }, 'images of the home page were not drawn ahead');
  }
}

/** Draws images one after another, with a pause between, so that requests come first. */
async function warm(
  store: ImageStore,
  addresses: readonly string[],
  widths: readonly ImageWidth[],
  signal: AbortSignal,
): Promise<void> {
  for (const address of addresses) {
    for (const width of widths) {
      if (signal.aborted) return;
      const file = parseImageFile(sizedAddress(address, width, 'avif').split('/').at(-1) ?? '');
      const recipe = file && demoRecipes().get(file.id);
      if (!recipe) continue;
      await store.get(recipe, file);
      await pause(20);
    }
  }
}
