import { describe, expect, it, vi } from 'vitest';
import { infiniteListOptions } from './infinite-list';

const page = (rows: number, total: number) => ({ list: Array<number>(rows).fill(0), total });

describe('infiniteListOptions', () => {
  const load = vi.fn(async () => page(2, 5));
  const query = infiniteListOptions('productList', load, { keyword: 'tea' }, 2);

  it('is invalidated with its call', () => expect(query.queryKey[0]).toBe('productList'));

  it('is another list with other arguments or pages of another size', () => {
    const keyOf = (keyword: string, limit: number) =>
      infiniteListOptions('productList', load, { keyword }, limit).queryKey;
    expect(keyOf('tea', 2)).toEqual(query.queryKey);
    expect(keyOf('cup', 2)).not.toEqual(query.queryKey);
    expect(keyOf('tea', 3)).not.toEqual(query.queryKey);
  });

  it('ends the call when nobody wants it any more', async () => {
    const { signal } = new AbortController();
    await query.queryFn({ pageParam: 1, signal });
    expect(load).toHaveBeenLastCalledWith(expect.anything(), { signal });
  });

  it('begins with the first page', () => expect(query.initialPageParam).toBe(1));

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
