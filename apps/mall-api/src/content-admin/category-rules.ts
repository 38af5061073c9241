import { invalidValue } from '../kernel/errors';

/** Category trees have three levels, and so have lists of goods. */
const LEVELS = 3;

/** A category by its id and that of its parent; 0 for none. */
export interface Placed {
  id: number;
  pid: number;
}

export interface Levelled extends Placed {
  level: number;
}

/** The categories below one, with itself, each with its distance to it. */
export function branchOf(rows: readonly Placed[], id: number): Map<number, number> {
  const branch = new Map([[id, 0]]);
  // A set that grows is walked to its end
  for (const [above, depth] of branch)
    for (const row of rows) if (row.pid === above) branch.set(row.id, depth + 1);
  return branch;
}

/**
 * The level that a category gets below a parent, with what is below it. Refuses a parent that does not exist, a circle, and a
 * fourth level. Without `id` it is a new one.
 */
export function levelBelow(rows: readonly Levelled[], parentId: number, id?: number): number {
  const parent = rows.find((row) => row.id === parentId);
  if (parentId !== 0 && !parent) throw invalidValue('parentId', 'is no category');
  const branch = id === undefined ? new Map<number, number>() : branchOf(rows, id);
  if (branch.has(parentId)) throw invalidValue('parentId', 'must not be the category or below it');
  const level = (parent?.level ?? 0) + 1;
  if (level + Math.max(0, ...branch.values()) > LEVELS)
    throw invalidValue('parentId', `must leave the tree with at most ${LEVELS} levels`);
  return level;
}

/** The ids of siblings after one of them has moved to a position. */
export function reordered(ids: readonly number[], id: number, position: number): number[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, position), id, ...others.slice(position)];
}

/** Refuses a tree that the calls would not have made; for those who write rows themselves. */
export function checkCategories(rows: readonly Levelled[]): void {
  for (const { id, pid, level } of rows)
    if (levelBelow(rows, pid, id) !== level)
      throw invalidValue('level', `of ${id} is not ${level}`);
}
