import { describe, expect, it, vi } from 'vitest';
import { infiniteListOptions } from './infinite-list';

const page = (rows: number, total: number) => ({ list: Array<number>(rows).fill(0), total });

describe('infiniteListOptions', () => {
  const load = vi.fn(async () => page(2, 5));
  const query = infiniteListOptions('productList', load, { keyword: 'tea' }, 2);

  it('is invalidated with its call', () => expect(query.queryKey[0]).toBe('productList'));

  it('loads the page that it is asked for', async () => {
    await query.queryFn({ pageParam: 3 });
    expect(load).toHaveBeenCalledWith({ keyword: 'tea', page: 3, limit: 2 }, { signal: undefined });
  });

  it.each([
    ['goes on while there are more', [page(2, 5)], 2],
    ['ends with the last row', [page(2, 4), page(2, 4)], undefined],
    ['ends with an empty page, whatever the total says', [page(0, 4)], undefined],
  ])('%s', (_case, pages, next) => {
    expect(query.getNextPageParam(pages.at(-1)!, pages, pages.length)).toBe(next);
  });
});
