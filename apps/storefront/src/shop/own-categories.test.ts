import { describe, expect, it } from 'vitest';
import { toCategories } from './own-categories';

describe('toCategories', () => {
  it('leads from each of its categories to the goods in it', () => {
    const node = (id: number, childList: object[]) => ({ id, name: `c${id}`, childList });
    const tree = [node(1, [node(2, [])])] as unknown as Parameters<typeof toCategories>[1];
    expect(toCategories(3, tree)).toEqual([
      {
        id: 1,
        name: 'c1',
        href: '/merchant/merchant/category?id=3&cid=1',
        children: [
          { id: 2, name: 'c2', href: '/merchant/merchant/category?id=3&cid=2', children: [] },
        ],
      },
    ]);
  });
});
