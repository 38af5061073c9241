import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageAddress } from './render/entry';
import type { TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

let mall: TestMall;
/** The addresses that were rendered. */
let rendered: string[];

beforeAll(async () => {
  mall = await openTestMall(() => ({ code: 200, message: 'ok', data: {} }), {
    pages: async () => ({
      addressOf: pageAddress,
      entry: '/entry.js',
      head: () => '',
      policy: true,
      render: async ({ url }) => {
        rendered.push(url.slice(mall.origin.length));
        return {
          kind: 'document',
          status: 200,
          cookies: [],
          sessionLost: false,
          abort: () => {},
          isComplete: () => true,
          pipe: (to) => void to.end(url),
        };
      },
    }),
  });
});
afterAll(() => mall.close());
beforeEach(() => {
  rendered = [];
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(mall.origin + path, { redirect: 'manual', headers });
const bodyOf = async (path: string) => (await get(path)).text();

describe('parameters that a page does not read', () => {
  it('share its cached page, and never reach it', async () => {
    await bodyOf('/goods_detail/7');
    for (const query of [
      'utm_source=a&utm_campaign=b',
      'gclid=1',
      'fbclid=2',
      'x[]=1',
      'page=1',
      '',
    ])
      expect(await bodyOf(`/goods_detail/7?${query}`)).toBe(`${mall.origin}/goods_detail/7`);
    expect(rendered).toEqual(['/goods_detail/7']);
  });

  it('leave those that it reads, in one order and once', async () => {
    const own = '/fr/goods/goods_search?title=tea&sort=new&page=2';
    await bodyOf(own);
    await bodyOf(own);
    await bodyOf('/fr/goods/goods_search?page=2&utm_term=x&sort=new&title=tea&title=coffee&cid=x');
    expect(rendered).toEqual([own, own]);
  });

  it('cannot evict a page that is read', async () => {
    await bodyOf('/merchant/merchant_street');
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => bodyOf(`/merchant/merchant_street?utm_id=${index}`)),
    );
    expect(rendered).toEqual(['/merchant/merchant_street']);
  });

  it('are not given to pages of one visitor either, which write their address into return paths', async () => {
    await bodyOf('/users/order_list?orderStatus=1&fbclid=2');
    expect(rendered).toEqual(['/users/order_list?orderStatus=1']);
  });

  it('stay in the address bar when the visitor is led to another language', async () => {
    const { headers } = await get('/goods_detail/7?utm_source=a', { cookie: 'locale=fr' });
    expect(headers.get('location')).toBe('/fr/goods_detail/7?utm_source=a');
  });
});

describe('a page has one address', () => {
  it.each([
    ['/Goods_Detail/7', '/goods_detail/7'],
    ['/goods_detail/7/', '/goods_detail/7'],
    ['/goods%5Fdetail/%37', '/goods_detail/7'],
    ['//goods_detail//7?sku=1', '/goods_detail/7?sku=1'],
    ['/fr/', '/fr'],
    ['/fr/USERS/points/?utm_source=a', '/fr/users/points?utm_source=a'],
    ['/middlewares/callback%5Fgoogle?code=1', '/middlewares/callback_google?code=1'],
  ])('%s leads to %s', async (asked, own) => {
    const response = await get(asked);
    expect([response.status, response.headers.get('location')]).toEqual([308, own]);
    expect(rendered).toEqual([]);
    expect((await get(own)).status).toBe(200);
  });

  it('is led to in the language of the visitor at once', async () => {
    const { status, headers } = await get('/GOODS_detail/7/', { cookie: 'locale=th' });
    expect([status, headers.get('location')]).toEqual([302, '/th/goods_detail/7']);
  });
});
