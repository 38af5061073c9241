/** Runs in the processes of an image pool of the server. */
import sharp from 'sharp';
import type { PictureRecipe } from './recipe';
import { renderPicture } from './render';
import type { PictureType } from './size';

// One thread for each image: the pool decides how many are worked on at once.
sharp.concurrency(1);
sharp.cache(false);

export interface Drawing {
  recipe: PictureRecipe;
  /** in pixels */
  width: number;
  type: PictureType;
}

/** The bytes of the file. */
export default function draw({ recipe, width, type }: Drawing): Promise<Uint8Array> {
  return renderPicture(recipe, width, type);
}
