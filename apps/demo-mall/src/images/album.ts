import { pictureAddress, pictureId, type PictureRecipe } from './recipe';

/** Collects the recipes of a set of data, so that the picture route knows them by their ids. */
export class Album {
  readonly recipes = new Map<string, PictureRecipe>();

  /** Keeps the recipe and returns its base address. */
  add(recipe: PictureRecipe): string {
    this.recipes.set(pictureId(recipe), recipe);
    return pictureAddress(recipe);
  }
}
