import type { Id } from '../settings';

/** A category with its subcategories; a third level is shown as links inside the second. */
export interface CategoryNode {
  /** Id of the category; unique among all levels. */
  id: Id;
  /** In the shopper's language. */
  name: string;
  /** URL of the list of its goods. */
  href: string;
  /** Its subcategories; absent or empty for a category without any. */
  children?: readonly CategoryNode[];
}
