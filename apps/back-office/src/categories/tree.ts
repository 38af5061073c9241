import type { OperatorCategory } from '@vermilion/api-client/operator';

type Category = Pick<OperatorCategory, 'id' | 'parentId' | 'level' | 'name'>;

/** The levels of the menu. */
const DEPTH = 3;

/** Categories with the same parent, in their order. */
export const siblingsOf = <One extends Category>(all: readonly One[], { parentId }: Category) =>
  all.filter((one) => one.parentId === parentId);

/** The ids of a category and of all below it. The list has parents before what is below them. */
export function subtreeOf(all: readonly Category[], { id }: Category): ReadonlySet<number> {
  const ids = new Set([id]);
  for (const one of all) if (ids.has(one.parentId)) ids.add(one.id);
  return ids;
}

/** The categories that another one can be below: not below itself, and no fourth level comes about. */
export function parentsFor<One extends Category>(all: readonly One[], moved: Category): One[] {
  const ids = subtreeOf(all, moved);
  const lowest = Math.max(...all.filter(({ id }) => ids.has(id)).map(({ level }) => level));
  const height = lowest - moved.level + 1;
  return all.filter((one) => !ids.has(one.id) && one.level + height <= DEPTH);
}

/** Whether a category can have others below it. */
export const takesChildren = ({ level }: Category) => level < DEPTH;

/** The names of a category and of those above it, from the first level: `Home › Kitchen › Kettles`. */
export function pathOf(all: readonly Category[], category: Category): string {
  const parent = all.find(({ id }) => id === category.parentId);
  return parent ? `${pathOf(all, parent)} › ${category.name}` : category.name;
}

/** Where a category goes that is dropped on another one: in its place, with the same parent. Undefined where it cannot. */
export function placeOf(all: readonly Category[], dropped: Category, target: Category) {
  if (subtreeOf(all, dropped).has(target.id)) return undefined;
  const { parentId } = target;
  if (parentId !== 0 && !parentsFor(all, dropped).some(({ id }) => id === parentId))
    return undefined;
  return { parentId, position: siblingsOf(all, target).findIndex(({ id }) => id === target.id) };
}
