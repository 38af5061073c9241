import { imageAddress, imageId, type ImageRecipe } from './recipe';

/** Collects the recipes of a set of data, so that the picture route knows them by their ids. */
export class RecipeRegistry {
  readonly recipes = new Map<string, ImageRecipe>();

  /** Keeps the recipe and returns its base address. */
  add(recipe: ImageRecipe): string {
    this.recipes.set(imageId(recipe), recipe);
    return imageAddress(recipe);
  }
}
