import { describe, expect, it, vi } from 'vitest';
import { allRows, type ListPart } from './all-rows';

describe('all rows of a list', () => {
  it('are read page after page', async () => {
    const read = vi.fn(async ({ page = 0 }: ListPart) => ({ list: [page, page * 10], pages: 3 }));
    expect(await allRows(read)).toEqual([1, 10, 2, 20, 3, 30]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('are read after the last one, where the list is too long to be counted', async () => {
    const read = vi.fn(async ({ after = 9 }: ListPart) => ({
      list: [after - 1],
      pages: 1,
      next: after > 7 ? after - 1 : null,
    }));
    expect(await allRows(read)).toEqual([8, 7, 6]);
  });
});
