import type { BrowserContext } from '@playwright/test';
import publicPages from '../apps/storefront/src/routing/public-pages.json' with { type: 'json' };
import { expectHydrated } from './support/hydrated';
import { publicAddresses as addresses } from './support/public-pages';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** The response without nonce and render time; the data of a streamed page as JSON, as in a cached one. */
async function htmlOf(context: BrowserContext, path: string) {
  const response = await context.request.get(path);
  expect(response.status()).toBe(200);
  const html = await response.text();
  return html
    .replace(/ nonce="[^"]*"/g, '')
    .replace(
      /<script>\(window\.__QUERIES__\?\?=\[\]\)\.push\((.*?)\)<\/script>/g,
      '<script type="application/json" data-queries>$1</script>',
    )
    .replace(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '');
}

test.describe('public pages', () => {
  test('are the same byte by byte for two accounts and a guest', async ({ browser, baseURL }) => {
    const people = await Promise.all(
      [demo.sofia, demo.ming, undefined].map(async (account) => {
        const context = await browser.newContext({ baseURL });
        if (account) await signIn(context, account);
        return context;
      }),
    );
    expect(publicPages.filter((page) => !(page in addresses))).toEqual([]);
    for (const path of Object.values(addresses)) {
      const [first, ...others] = await Promise.all(people.map((one) => htmlOf(one, path)));
      for (const html of others) expect(html).toBe(first);
    }
    for (const context of people) await context.close();
  });

  test('show who is signed in without anything moving', async ({ page, context }) => {
    await signIn(context, demo.sofia);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.name = String(Number(window.name || 0) + entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/goods_detail/5');
    await expectHydrated(page);
    await expect(page.getByRole('button', { name: /account.*sofia/i })).toBeVisible();
    expect(await page.evaluate(() => Number(window.name || 0))).toBe(0);
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  });
});
