import type { Id } from '../settings';

/** A category with its subcategories; a third level is shown as links inside the second. */
export interface CategoryNode {
  id: Id;
  name: string;
  href: string;
  /** Its subcategories; absent or empty for a category without any. */
  children?: readonly CategoryNode[];
}
