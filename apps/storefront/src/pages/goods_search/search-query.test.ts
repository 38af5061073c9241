import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../../paths';
import { readSearch, searchArgs, searchPath } from './search-query';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('a search and its address', () => {
  it('say the same, there and back', () => {
    const minor = fc.option(fc.integer({ min: 0, max: 99_999_999 }), { nil: undefined });
    const search = fc.record({
      title: fc.stringMatching(/^[a-z茶ไ]{0,20}$/),
      cid: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
      sort: fc.constantFrom('default', 'sales', 'priceUp', 'priceDown', 'new'),
      range: fc.record({ minMinor: minor, maxMinor: minor }),
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(search, (wanted) => {
        const url = new URL(paths.search(searchPath(wanted)), 'https://mall.example');
        expect(readSearch(url.searchParams)).toEqual(wanted);
      }),
    );
  });

  it('take nonsense for nothing', () => {
    expect(read('cid=x&sort=evil&minPrice=-1&maxPrice=1e9&page=0')).toEqual({
      title: '',
      cid: undefined,
      sort: 'default',
      range: { minMinor: undefined, maxMinor: undefined },
      page: 1,
    });
  });

  it('sort by one thing at a time', () => {
    const { priceOrder, salesOrder, newOrder } = searchArgs(read('sort=priceDown'));
    expect([priceOrder, salesOrder, newOrder]).toEqual(['desc', undefined, undefined]);
  });

  it('leave the category when words are searched for', () => {
    expect(paths.search({ title: 'tea' })).toBe('/goods/goods_search?title=tea');
  });
});
