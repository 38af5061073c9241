import { openHydrated } from './support/hydrated';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const pageOf = (url: string) => Number(new URL(url).searchParams.get('page') ?? 1);

/** Lists that anybody can read; each has entries. */
const open = [
  '/goods/goods_search?title=tea',
  '/fr/goods/goods_search?cid=1&sort=new',
  '/goods/goods_search?title=tea&show=shops',
  '/merchant/merchant_street?utm_source=a',
  '/merchant/merchant_more?title=tea',
  '/merchant/merchant/home?id=1',
  '/merchant/merchant/category?id=1',
  '/lao/merchant/merchant/coupon?id=1',
  '/goods/activity_list?id=1',
  '/goods_detail/1?tab=reviews',
];
const own = [
  ...['/users/order_list', '/users/order_list?orderStatus=5', '/users/refund_list'],
  ...['/users/evaluation_list', '/users/evaluation_list?tab=written', '/users/coupon_list'],
  ...['/users/points', '/users/collection_list', '/users/collection_list?tab=shops'],
  ...['/users/address_list', '/users/application_record'],
];

for (const path of [...open, ...own])
  test(`${path}: beyond its end a list shows its last page`, async ({ context }) => {
    if (own.includes(path)) await signIn(context, demo.sofia);
    const beyond = `${path}${path.includes('?') ? '&' : '?'}page=999`;
    const direct = await context.request.get(beyond, { maxRedirects: 0 });
    expect(direct.status()).toBe(302);
    const last = await context.request.get(beyond);
    expect([last.status(), pageOf(last.url())]).toEqual([200, expect.any(Number)]);
    expect(pageOf(last.url())).toBeLessThan(999);
    const first = new URL(path, last.url()).pathname;
    expect(new URL(last.url()).pathname).toBe(first);
  });

test('going back to a page beyond the end opens the last page', async ({ page }) => {
  await openHydrated(page, '/merchant/merchant_street');
  await page.evaluate(() => {
    window.history.pushState({}, '', '/merchant/merchant_street?page=999');
    window.history.pushState({}, '', '/merchant/merchant_street');
    window.history.back();
  });
  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
