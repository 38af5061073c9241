import { describe, expect, it } from 'vitest';
import { parentsFor, pathOf, placeOf, siblingsOf, subtreeOf } from './tree';

const one = (id: number, parentId: number, level: number) => ({
  id,
  parentId,
  level,
  name: `c${id}`,
});
/** 1 › 2 › 3, 1 › 4, and 5. */
const all = [one(1, 0, 1), one(2, 1, 2), one(3, 2, 3), one(4, 1, 2), one(5, 0, 1)];
const at = (id: number) => all.find((category) => category.id === id) as (typeof all)[number];
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('the tree of categories', () => {
  it('knows what is below a category, beside it and above it', () => {
    expect([...subtreeOf(all, at(1))]).toEqual([1, 2, 3, 4]);
    expect(ids(siblingsOf(all, at(2)))).toEqual([2, 4]);
    expect(pathOf(all, at(3))).toBe('c1 › c2 › c3');
  });

  it('offers no parent that is below, or would make a fourth level', () => {
    expect(ids(parentsFor(all, at(3)))).toEqual([1, 2, 4, 5]);
    expect(ids(parentsFor(all, at(2)))).toEqual([1, 5]);
    expect(ids(parentsFor(all, at(1)))).toEqual([]);
    expect(ids(parentsFor(all, at(5)))).toEqual([1, 2, 4]);
  });

  it('takes the place of the one that a category is dropped on, unless it cannot be there', () => {
    expect(placeOf(all, at(5), at(1))).toEqual({ parentId: 0, position: 0 });
    expect(placeOf(all, at(5), at(4))).toEqual({ parentId: 1, position: 1 });
    expect(placeOf(all, at(3), at(4))).toEqual({ parentId: 1, position: 1 });
    expect(placeOf(all, at(1), at(3))).toBeUndefined();
    expect(placeOf(all, at(2), at(3))).toBeUndefined();
    expect(placeOf(all, at(1), at(5))).toEqual({ parentId: 0, position: 1 });
  });
});
