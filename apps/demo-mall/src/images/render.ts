import type { ImageType } from './image-file';
import { paint } from './paint/paint';
import { ASPECT_RATIOS, type ImageRecipe } from './recipe';
import { goodsScene } from './scene/goods';
import { logoScene } from './scene/logo';
import { markScene } from './scene/mark';
import { rangeScene } from './scene/range';
import { settingScene } from './scene/setting-scene';
import { sizesScene } from './scene/sizes';
import { tileScene } from './scene/tile';
import { wideScene } from './scene/wide';
import type { Stage } from './stage';

/** The width of each kind in SVG units. */
const UNITS: Record<ImageRecipe['kind'], number> = {
  goods: 1000,
  use: 1000,
  sizes: 1000,
  range: 1000,
  mark: 1000,
  banner: 2500,
  band: 3200,
  facade: 4000,
  strip: 5000,
  tall: 1000,
  pillar: 1000,
  tile: 2000,
  logo: 1040,
};

/** Renders an image at a width in pixels. */
export async function renderImage(
  recipe: ImageRecipe,
  width: number,
  type: ImageType,
): Promise<Buffer> {
  const stage = await stageOf(recipe);
  const size = { width, height: Math.round(width * ASPECT_RATIOS[recipe.kind]) };
  const drawn = await paint(stage, UNITS[recipe.kind], size);
  const image = recipe.kind === 'logo' ? drawn : drawn.flatten();
  return type === 'avif'
    ? image
        .avif({ quality: 56, effort: 1, chromaSubsampling: width < 960 ? '4:2:0' : '4:4:4' })
        .toBuffer()
    : image.webp({ quality: 82, effort: 3 }).toBuffer();
}

async function stageOf(recipe: ImageRecipe): Promise<Stage> {
  switch (recipe.kind) {
    case 'logo':
      return logoScene(recipe.ground);
    case 'goods':
      return goodsScene(recipe);
    case 'use':
      return settingScene(recipe);
    case 'sizes':
      return sizesScene(recipe);
    case 'range':
      return rangeScene(recipe);
    case 'mark':
      return markScene(recipe);
    case 'tile':
      return tileScene(recipe);
    default:
      return wideScene(recipe);
  }
}
