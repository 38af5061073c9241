import type { BrowserContext } from '@playwright/test';
import publicPages from '../apps/storefront/src/i18n/public-pages.json' with { type: 'json' };
import { expectHydrated, openHydrated } from './support/hydrated';
import { publicAddresses as addresses } from './support/public-pages';
import { startSecondStorefront } from './support/second-storefront';
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

  test('have one ETag in two storefronts of one mall', async ({ context, baseURL }) => {
    // Both new: what is similar to an item, say, is remembered for minutes by a page that stands already
    const start = () => startSecondStorefront(process.env.E2E_API_URL ?? '', baseURL);
    const [one, other] = await Promise.all([start(), start()]);
    const etagOf = async (url: string) => (await context.request.get(url)).headers().etag;
    try {
      for (const path of Object.values(addresses)) {
        // What others buy meanwhile changes a page, and each storefront hears of it in its own time
        const areSame = async () => {
          const etags = await Promise.all([one, other].map(({ url }) => etagOf(url + path)));
          return etags[0] !== undefined && etags[0] === etags[1];
        };
        await expect.poll(areSame, { message: path }).toBe(true);
      }
    } finally {
      await Promise.all([one.stop(), other.stop()]);
    }
  });

  test('contain nothing of what an advertisement has appended to their address', async ({
    context,
  }) => {
    for (const [page, path] of Object.entries(addresses)) {
      const appended = `${path}${path.includes('?') ? '&' : '?'}utm_source=newsletter&gclid=1`;
      const html = await (await context.request.get(appended)).text();
      expect(html, page).toContain('</html>');
      expect(html, page).not.toMatch(/utm_source|newsletter|gclid/);
    }
  });

  test('leave in the address bar what an advertisement has appended', async ({ page }) => {
    await openHydrated(page, '/goods/goods_search?title=tea&utm_source=newsletter');
    await expect(page).toHaveURL(/utm_source=newsletter/);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.locator('[href*="utm_source"], [action*="utm_source"]')).toHaveCount(0);
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
