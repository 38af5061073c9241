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

  const UPPER = 0.1;
  const MIDDLE = 0.5;
  const LOWER = 0.9;

  it('drops a category before, after or below another one, by the height of the pointer', () => {
    const places = [UPPER, MIDDLE, LOWER].map((share) => placeOf(all, at(5), at(4), share));
    expect(places).toEqual([
      { id: 4, side: 'before', parentId: 1, position: 1 },
      { id: 4, side: 'inside', parentId: 4, position: 0 },
      { id: 4, side: 'after', parentId: 1, position: 2 },
    ]);
  });

  it('counts the place without the category that is moved', () => {
    expect(placeOf(all, at(2), at(4), LOWER)).toMatchObject({ parentId: 1, position: 1 });
    expect(placeOf(all, at(4), at(2), UPPER)).toMatchObject({ parentId: 1, position: 0 });
  });

  it('drops behind an open category as the first one below it, where the line is', () => {
    expect(placeOf(all, at(5), at(1), LOWER)).toEqual({
      id: 1,
      side: 'inside',
      parentId: 1,
      position: 0,
    });
  });

  it('drops beside a category that can have none below it', () => {
    expect(placeOf(all, at(4), at(3), MIDDLE)).toMatchObject({ side: 'after', parentId: 2 });
    expect(placeOf(all, at(1), at(5), MIDDLE)).toMatchObject({ side: 'after', parentId: 0 });
  });

  it('drops nothing below itself, at a fourth level, or where it is', () => {
    expect(placeOf(all, at(1), at(3), UPPER)).toBeUndefined();
    expect(placeOf(all, at(2), at(3), UPPER)).toBeUndefined();
    expect(placeOf(all, at(4), at(2), LOWER)).toMatchObject({ side: 'inside' });
    expect(placeOf(all, at(2), at(4), UPPER)).toBeUndefined();
    expect(placeOf(all, at(5), at(1), UPPER)).toMatchObject({ parentId: 0, position: 0 });
  });
});
