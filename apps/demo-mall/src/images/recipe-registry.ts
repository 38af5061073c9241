import { imageAddress, imageId, type ImageRecipe } from './recipe';

/** The recipes of all images in the seeded data, for the route that draws them by id. */
export class RecipeRegistry {
  readonly recipes = new Map<string, ImageRecipe>();

  /** Keeps the recipe and returns its base address. */
  add(recipe: ImageRecipe): string {
    this.recipes.set(imageId(recipe), recipe);
    return imageAddress(recipe);
  }
}
