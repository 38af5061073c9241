/**
 * Work on pixels. It runs in a process of its own (see `pool`), since libvips keeps the memory of large
 * pictures: what is passed in and out must survive a structured clone.
 */
import sharp from 'sharp';
import type { PictureRecipe } from '../picture/recipe';
import { renderPicture } from '../picture/render';
import type { PictureType } from '../picture/size';
import { cleanImage, type CleanImage, type ImageLimits, type ImageObstacle } from '../upload/image';

// One thread a drawing: how many are drawn at once is the pool's decision.
sharp.concurrency(1);
sharp.cache(false);

export interface Drawing {
  recipe: PictureRecipe;
  /** in pixels */
  width: number;
  type: PictureType;
}

export interface Upload {
  bytes: Uint8Array;
  limits: ImageLimits;
}

/** Draws a picture of the demo mall; gives the bytes of its file. */
export const draw = ({ recipe, width, type }: Drawing): Promise<Uint8Array> =>
  renderPicture(recipe, width, type);

/** Draws an uploaded picture anew, or says why it cannot be taken. */
export const clean = ({ bytes, limits }: Upload): Promise<CleanImage | ImageObstacle> =>
  cleanImage(bytes, limits);
