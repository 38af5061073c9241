import type { Page } from '@playwright/test';
import { expectHydrated } from './support/hydrated';
import { publicAddresses } from './support/public-pages';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const pages = ['home', 'goods_search', 'goods_detail', 'shop_home'];

/** The requests of a page, in order. */
function callsOf(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

for (const name of pages) {
  const path = publicAddresses[name] ?? '/';

  test(`${name} asks for all that is a shopper’s own in one call`, async ({ page, context }) => {
    await signIn(context, demo.sofia);
    // cached, so that its data are older than the page
    for (let turn = 0; turn < 3; turn += 1) await context.request.get(path);
    const calls = callsOf(page);
    await page.goto(path);
    await expectHydrated(page);
    await expect(page.getByRole('button', { name: /account.*sofia/i })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual(['POST /api/batch']);
  });

  test(`${name} asks for nothing when nobody is signed in`, async ({ page }) => {
    const calls = callsOf(page);
    await page.goto(path);
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
}
