import type { APIRequestContext } from '@playwright/test';
import { setPrice } from './support/operator';
import { expect, test } from './support/test';

const NEW_PRICE = '1.37';

/** Whether a page has the new price, in the data that it was made of. */
const showsIt = ({ html }: { html: string }) => html.includes(`"price":"${NEW_PRICE}"`);

/** A page as the storefront sends it; its tag differs whenever it is rendered anew. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const { etag, 'cache-control': caching = '' } = response.headers();
  return { etag: caching.includes('s-maxage') ? etag : undefined, html: await response.text() };
}

const askMall = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`/api/front/${path}`)).json()).data;

test('a new price is on every kept page with the goods a moment later, and other pages stay', async ({
  request,
}) => {
  const { list } = await askMall(request, 'index/product?page=1&limit=13');
  const { id } = list.at(-1);
  const { productInfo, productValue } = await askMall(request, `product/detail/${id}`);
  const [sku] = Object.values<{ id: number; price: string }>(productValue);
  const pages = [
    `/goods_detail/${id}`,
    `/goods/goods_search?pid=0&cid=${productInfo.categoryId}`,
    `/goods/goods_search?title=${encodeURIComponent(productInfo.storeName)}`,
    '/',
  ];
  const other = '/middlewares/privacy_agreement';
  for (const path of [...pages, other])
    await expect.poll(async () => (await read(request, path)).etag, path).toBeDefined();
  const before = await Promise.all(pages.map((path) => read(request, path)));
  const agreement = await read(request, other);
  expect(before.filter(showsIt)).toEqual([]);

  const restore = await setPrice(sku?.id ?? 0, sku?.price ?? '', NEW_PRICE);
  try {
    for (const path of pages)
      await expect
        .poll(async () => showsIt(await read(request, path)), { message: path, timeout: 5000 })
        .toBe(true);
    expect((await read(request, other)).etag).toBe(agreement.etag);
  } finally {
    await restore();
  }
});
