import sharp from 'sharp';
import type { ImageType } from './image-file';
import { ASPECT_RATIOS, type ImageRecipe } from './recipe';
import { goodsScene } from './scene/goods';
import { logoScene } from './scene/logo';
import { markScene } from './scene/mark';
import { tileScene } from './scene/tile';
import { wideScene } from './scene/wide';
import { Defs } from './svg';

/** The width of each kind in SVG units. */
const UNITS = {
  goods: 1000,
  mark: 1000,
  banner: 2500,
  strip: 5000,
  tall: 1000,
  tile: 2000,
  logo: 1040,
};

/** Renders an image at a width in pixels. */
export async function renderImage(
  recipe: ImageRecipe,
  width: number,
  type: ImageType,
): Promise<Buffer> {
  const drawn = sharp(Buffer.from(await svgOf(recipe, width)), { unlimited: true });
  const image = recipe.kind === 'logo' ? drawn : drawn.flatten();
  return type === 'avif'
    ? image.avif({ quality: 56, effort: 1 }).toBuffer()
    : image.webp({ quality: 82, effort: 3 }).toBuffer();
}

/** The SVG of an image for a width in pixels. */
export async function svgOf(recipe: ImageRecipe, width: number): Promise<string> {
  const defs = new Defs();
  const scene = await draw(recipe, defs);
  const units = UNITS[recipe.kind];
  const shape = ASPECT_RATIOS[recipe.kind];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * shape)}" ` +
    `viewBox="0 0 ${units} ${units * shape}" preserveAspectRatio="none">${defs}${scene}</svg>`
  );
}

function draw(recipe: ImageRecipe, defs: Defs): Promise<string> | string {
  if (recipe.kind === 'logo') return logoScene(recipe.ground);
  if (recipe.kind === 'goods') return goodsScene(recipe, defs);
  if (recipe.kind === 'mark') return markScene(recipe, defs);
  if (recipe.kind === 'tile') return tileScene(recipe, defs);
  return wideScene(recipe, defs);
}
