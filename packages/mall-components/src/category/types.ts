import type { Id } from '../settings';

/** A category with what lies below it; a third level shows as links inside the second. */
export interface CategoryNode {
  id: Id;
  name: string;
  href: string;
  children: CategoryNode[];
}
