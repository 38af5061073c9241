import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiHandler, TestMall } from '../testing/open-mall';
import { openTestMall } from '../testing/open-mall';

let mall: TestMall;
afterEach(() => {
  vi.restoreAllMocks();
  mall.close();
});

const data: Record<string, unknown> = {
  '/api/front/sitemap': { goods: [3, 7], shops: [1] },
  '/api/front/sitemap/goods?from=3': [3, 5],
  '/api/front/sitemap/shops?from=1': [1],
  '/api/front/product/category': [
    { id: 1, pid: 0, name: 'Tea', icon: null, level: 1, childList: [] },
  ],
  '/api/front/activity/index/list': [
    { id: 4, type: 1, name: 'Pots & "pans"', instruction: null, productList: [] },
  ],
};

const answer: ApiHandler = ({ url = '' }) =>
  url in data
    ? { code: 200, message: '', data: data[url] }
    : { code: 500, message: 'unknown', data: null };

async function open(handler: ApiHandler = answer) {
  mall = await openTestMall(handler);
  return (path: string, init?: RequestInit) => fetch(mall.origin + path, init);
}

const addresses = async (response: Response) =>
  [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(mall.origin, ''),
  );

describe('the sitemap', () => {
  it('lists a file for each language and part', async () => {
    const get = await open();
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const files = await addresses(response);
    expect(files).toHaveLength(6 * 4);
    expect(files.slice(0, 4)).toEqual([
      '/sitemap/en/pages.xml',
      '/sitemap/en/shops-1.xml',
      '/sitemap/en/goods-3.xml',
      '/sitemap/en/goods-7.xml',
    ]);
  });

  it('lists goods and shops by the addresses of their pages in a language', async () => {
    const get = await open();
    expect(await addresses(await get('/sitemap/lao/goods-3.xml'))).toEqual([
      '/lao/goods_detail/3',
      '/lao/goods_detail/5',
    ]);
    expect(await addresses(await get('/sitemap/en/shops-1.xml'))).toEqual([
      '/merchant/merchant/home?id=1',
      '/merchant/merchant/category?id=1',
    ]);
  });

  it("lists the mall's own pages, with names that are safe in XML", async () => {
    const get = await open();
    const pages = await addresses(await get('/sitemap/fr/pages.xml'));
    expect(pages).toContain('/fr');
    expect(pages).toContain('/fr/goods/goods_search?cid=1');
    expect(pages.some((page) => page.includes('&amp;') && !/[<>"]|&(?!amp;)/.test(page))).toBe(
      true,
    );
    const asked = mall.received.filter(({ url }) => url?.includes('activity'));
    expect(asked.map(({ headers }) => headers['accept-language'])).toEqual(['fr']);
  });

  it.each([
    '/sitemap/en/goods-4.xml',
    '/sitemap/de/pages.xml',
    '/sitemap/en/goods-0.xml',
    '/sitemap/en/users-1.xml',
  ])('has no file %s', async (path) => {
    const get = await open();
    const response = await get(path);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    expect(isPage || response.status === 404).toBe(true);
    expect(mall.received.filter(({ url }) => url?.includes('from='))).toEqual([]);
  });

  it('makes a file once, and says 304 to whoever has it', async () => {
    const get = await open();
    const [first] = await Promise.all([
      get('/sitemap/en/goods-3.xml'),
      get('/sitemap/en/goods-3.xml'),
    ]);
    const again = await get('/sitemap/en/goods-3.xml', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(mall.received.filter(({ url }) => url?.includes('from='))).toHaveLength(1);
  });

  it('says when to come again while the mall does not answer, and keeps nothing of that', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isUp = false;
    const get = await open((request, res) =>
      isUp ? answer(request, res) : { code: 503, message: '', data: null },
    );
    const failed = await get('/sitemap.xml');
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60']);
    isUp = true;
    expect((await get('/sitemap.xml')).status).toBe(200);
  });

  it('is named to crawlers, by the address that they came to', async () => {
    const get = await open();
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${mall.origin}/sitemap.xml`);
  });
});
