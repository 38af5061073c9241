/** Runs in the processes of a worker pool of the server. */
import sharp from 'sharp';
import type { ImageRecipe } from './recipe';
import { renderImage } from './render';
import type { ImageType } from './image-file';

// One thread for each image: the pool decides how many are worked on at once.
sharp.concurrency(1);
sharp.cache(false);

export interface Drawing {
  recipe: ImageRecipe;
  /** in pixels */
  width: number;
  type: ImageType;
}

/** The bytes of the file. */
export default function draw({ recipe, width, type }: Drawing): Promise<Uint8Array> {
  return renderImage(recipe, width, type);
}
