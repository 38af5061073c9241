import type { PictureRecipe } from './recipe';
import { buildMall } from '../seed/mall';

let recipes: ReadonlyMap<string, PictureRecipe> | undefined;

/** The recipes of every picture of the demo mall by id; worked out once, when the first is asked for. */
export function demoPictures(): ReadonlyMap<string, PictureRecipe> {
  recipes ??= buildMall(new Date(0)).album.recipes;
  return recipes;
}
