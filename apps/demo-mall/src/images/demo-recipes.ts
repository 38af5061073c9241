import type { ImageRecipe } from './recipe';
import { buildMall } from '../seed/build-mall';

let recipes: ReadonlyMap<string, ImageRecipe> | undefined;

/** The recipes of every picture of the demo mall by id; worked out once, when the first is asked for. */
export function demoRecipes(): ReadonlyMap<string, ImageRecipe> {
  recipes ??= buildMall(new Date(0)).registry.recipes;
  return recipes;
}
