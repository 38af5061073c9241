import { describe, expect, expectTypeOf, it } from 'vitest';
import { createMallClient } from './client';
import type { IndexProduct, IndexProductPage } from './generated/models.gen';
import type { Page } from './page';
import { queries } from './queries';
import { fakeServer, success } from './testing/fake-server';

describe('query options', () => {
  it('gives the same key for every address, so that a server can hand its cache to the browser', () => {
    const onServer = queries(createMallClient({ baseUrl: 'http://10.0.0.1:4000' }));
    const inBrowser = queries(createMallClient({ baseUrl: '' }));
    const args = { keyword: 'tea', page: 2 };
    expect(onServer.productList(args).queryKey).toEqual(['productList', args]);
    expect(inBrowser.productList(args).queryKey).toEqual(onServer.productList(args).queryKey);
    expect(inBrowser.productList().queryKey).toEqual(['productList', {}]);
  });

  it('asks for what the key says and hands the signal on', async () => {
    const server = fakeServer(success({ list: [] }));
    const signals: unknown[] = [];
    const fetch = (url: string, init: RequestInit) => {
      signals.push(init.signal);
      return server.fetch(url, init);
    };
    const query = queries(createMallClient({ baseUrl: 'http://mall.test', fetch })).shopStreet({
      page: 3,
    });
    const { signal } = new AbortController();
    const page = await query.queryFn({ signal });
    expect(server.last().url).toBe('http://mall.test/api/front/merchant/street?page=3');
    expect(signals).toEqual([signal]);
    expectTypeOf(page.list[0]?.name).toEqualTypeOf<string | undefined>();
  });

  it('has no query for a GET that changes something', () => {
    const names = Object.keys(queries(createMallClient({ baseUrl: '' })));
    expect(names).toContain('cartList');
    expect(names).not.toContain('logout');
    expect(names).not.toContain('addToCart');
  });

  it('types a page as Page of its rows', () => {
    expectTypeOf<IndexProductPage>().toExtend<Page<IndexProduct>>();
    expectTypeOf<Page<IndexProduct>>().toExtend<IndexProductPage>();
  });
});
