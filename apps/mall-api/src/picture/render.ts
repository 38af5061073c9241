import sharp from 'sharp';
import { PICTURE_SHAPES, type PictureRecipe } from './recipe';
import type { PictureType } from './size';

/** Draws a picture in one size. */
export async function renderPicture(
  recipe: PictureRecipe,
  width: number,
  type: PictureType,
): Promise<Buffer> {
  const height = Math.round(width * PICTURE_SHAPES[recipe.kind]);
  const image = sharp({ create: { width, height, channels: 3, background: '#eee6d8' } });
  return type === 'avif'
    ? image.avif({ quality: 55, effort: 1 }).toBuffer()
    : image.webp({ quality: 80 }).toBuffer();
}
