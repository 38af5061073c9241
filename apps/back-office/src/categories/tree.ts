import type { OperatorCategory } from '@vermilion/api-client/operator';
import type { DropPlace } from '../shared/drop-target';

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

/** Where a category goes: below another one, or 0, as the how many-th of those there. */
export interface TreePlace extends DropPlace {
  parentId: number;
  position: number;
}

/** The parts of a row: above are those before it, below those after it, between them those inside it. */
const UPPER = 0.3;
const LOWER = 0.7;
const MIDDLE = 0.5;

/**
 * Where a category goes that is dropped on another one, `share` of its height down: before it, after it, or below it as
 * the first one. What is after a category with others below it is one of those. Undefined where it cannot be, and where
 * it is already.
 */
export function placeOf(
  all: readonly Category[],
  dropped: Category,
  target: Category,
  share: number,
): TreePlace | undefined {
  if (subtreeOf(all, dropped).has(target.id)) return undefined;
  const { id, parentId } = target;
  const parents = [0, ...parentsFor(all, dropped).map((one) => one.id)];
  const others = siblingsOf(all, target).filter((one) => one.id !== dropped.id);
  const at = others.findIndex((one) => one.id === id);
  const isOpen = all.some((one) => one.parentId === id && one.id !== dropped.id);
  const before: TreePlace = { id, side: 'before', parentId, position: at };
  const after: TreePlace = { id, side: 'after', parentId, position: at + 1 };
  const inside: TreePlace = { id, side: 'inside', parentId: id, position: 0 };
  const wanted = () => {
    if (share < UPPER) return [before];
    if (share > LOWER && !isOpen) return [after];
    return [inside, share < MIDDLE ? before : after];
  };
  const place = wanted().find((one) => parents.includes(one.parentId));
  return place && !isAt(all, dropped, place) ? place : undefined;
}

const isAt = (all: readonly Category[], moved: Category, { parentId, position }: TreePlace) =>
  moved.parentId === parentId &&
  siblingsOf(all, moved).findIndex(({ id }) => id === moved.id) === position;
