/** A category with what lies below it; a third level shows as links inside the second. */
export interface CategoryNode {
  id: number;
  name: string;
  href: string;
  children: CategoryNode[];
}
