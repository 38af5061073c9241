import { imageAddress, imageId, type ImageRecipe } from './recipe';

/** The recipes of all images of the seeded data, for the route that renders them by id. */
export class RecipeRegistry {
  readonly recipes = new Map<string, ImageRecipe>();

  /** Registers a recipe and returns its base URL. */
  add(recipe: ImageRecipe): string {
    this.recipes.set(imageId(recipe), recipe);
    return imageAddress(recipe);
  }
}
