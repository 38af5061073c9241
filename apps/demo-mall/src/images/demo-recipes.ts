import { buildMall } from '../seed/build-mall';
import type { ImageRecipe } from './recipe';

let recipes: ReadonlyMap<string, ImageRecipe> | undefined;

/** The recipes of all images of the demo mall by id; computed on the first call. */
export function demoRecipes(): ReadonlyMap<string, ImageRecipe> {
  recipes ??= buildMall(new Date(0)).registry.recipes;
  return recipes;
}
