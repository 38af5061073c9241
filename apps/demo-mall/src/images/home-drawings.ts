import { findHomeImages, type Deps } from '@vermilion/mall-api';
import { demoRecipes } from './demo-recipes';
import { parseImageFile, sizedAddress, type ImageFile, type ImageWidth } from './image-file';
import type { ImageRecipe } from './recipe';

/** An image file with its recipe. */
export interface Drawing {
  recipe: ImageRecipe;
  file: ImageFile;
}

/** Sizes for desktop and phone that pages request. */
const BANNER: readonly ImageWidth[] = [1280, 640];
const GOODS: readonly ImageWidth[] = [240, 160, 320];

/** Number of banners that are loaded initially. */
const BANNERS_AT_ONCE = 2;
/** Goods of the first activity above the fold. */
const IN_SIGHT = 6;

const drawingsOf = (addresses: readonly string[], widths: readonly ImageWidth[]): Drawing[] =>
  addresses.flatMap((address) =>
    widths.flatMap((width) => {
      const file = parseImageFile(sizedAddress(address, width, 'avif').split('/').at(-1) ?? '');
      const recipe = file && demoRecipes().get(file.id);
      return recipe ? [{ recipe, file }] : [];
    }),
  );

/** The images of the home page in visual order: those above the fold, and the others. */
export async function homeDrawings(db: Deps['db']): Promise<{ first: Drawing[]; rest: Drawing[] }> {
  const { banners, goods } = await findHomeImages(db);
  return {
    first: [
      ...drawingsOf(banners.slice(0, BANNERS_AT_ONCE), BANNER),
      ...drawingsOf(goods.slice(0, IN_SIGHT), GOODS),
    ],
    rest: [
      ...drawingsOf(banners.slice(BANNERS_AT_ONCE), BANNER),
      ...drawingsOf(goods.slice(IN_SIGHT), GOODS),
    ],
  };
}
