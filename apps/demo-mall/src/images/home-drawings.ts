import { type Deps, findHomeImages } from '@vermilion/mall-api';
import { demoRecipes } from './demo-recipes';
import { type ImageFile, type ImageWidth, parseImageFile } from './image-file';
import type { ImageRecipe } from './recipe';

/** An image file with its recipe. */
export interface Drawing {
  recipe: ImageRecipe;
  file: ImageFile;
}

/** Sizes for desktop and phone that pages request. */
const BANNER: readonly ImageWidth[] = [1280, 640];
const GOODS: readonly ImageWidth[] = [240, 160, 320];
const PODIUM: readonly ImageWidth[] = [480, 640];
/** Sizes by kind below the fold, where a banner is the sign of a shop. */
const BELOW: Record<ImageRecipe['kind'], readonly ImageWidth[]> = {
  logo: [],
  mark: [96, 160],
  banner: [320, 640],
  band: [640],
  facade: [640, 1280],
  strip: [1280, 640],
  tile: [480, 960, 640],
  tall: [240],
  pillar: [240, 320],
  goods: [240, 320],
  use: [],
  sizes: [],
  range: [],
};
/** The header requests this size of the logo. */
const LOGO = { width: 320, type: 'webp' } as const;

/** Number of banners that are loaded initially. */
const BANNERS_AT_ONCE = 2;
/** Goods of the first activity above the fold. */
const IN_SIGHT = 6;

const drawingsOf = (
  addresses: readonly string[],
  widthsOf: (recipe: ImageRecipe) => readonly ImageWidth[],
): Drawing[] =>
  addresses.flatMap((address) => {
    const id = parseImageFile(address.split('/').at(-1) ?? '')?.id;
    const recipe = id && demoRecipes().get(id);
    if (!recipe) return [];
    return widthsOf(recipe).map((width) => ({
      recipe,
      file: { id, width, type: 'avif' as const },
    }));
  });

const below = (recipe: ImageRecipe) => BELOW[recipe.kind];

const logos = (): Drawing[] =>
  [...demoRecipes()].flatMap(([id, recipe]) =>
    recipe.kind === 'logo' ? [{ recipe, file: { id, ...LOGO } }] : [],
  );

/**
 * The images of the home page in visual order: those above the fold; and the others, with those of the first page
 * of lists.
 */
export async function homeDrawings(
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<{ first: Drawing[]; rest: Drawing[] }> {
  const { banners, goods, shops, bestsellers, recommended } = await findHomeImages(deps);
  return {
    first: [
      ...logos(),
      ...drawingsOf(banners.slice(0, BANNERS_AT_ONCE), () => BANNER),
      ...drawingsOf(goods.slice(0, IN_SIGHT), () => GOODS),
    ],
    rest: [
      ...drawingsOf(banners.slice(BANNERS_AT_ONCE), () => BANNER),
      ...drawingsOf(goods.slice(IN_SIGHT), below),
      ...drawingsOf(bestsellers.slice(0, 1), () => PODIUM),
      ...drawingsOf([...shops, ...bestsellers, ...recommended], below),
    ],
  };
}
