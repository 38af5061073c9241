/** Runs in the server's worker processes. */
import sharp from 'sharp';
import type { ImageType } from './image-file';
import type { ImageRecipe } from './recipe';
import { renderImage } from './render';

// One thread per image: the pool limits concurrency.
sharp.concurrency(1);
sharp.cache(false);

export interface Drawing {
  recipe: ImageRecipe;
  /** in pixels */
  width: number;
  type: ImageType;
}

/** The encoded file. */
export default function draw({ recipe, width, type }: Drawing): Promise<Uint8Array> {
  return renderImage(recipe, width, type);
}
