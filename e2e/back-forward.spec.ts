import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';
import { expectHydrated, openHydrated } from './support/hydrated';
import { publicAddresses } from './support/public-pages';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

// Playwright disables the back/forward cache
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

declare global {
  interface Window {
    shownAgain?: boolean;
  }
}

/** Goes back to a page that must come from the back/forward cache. */
async function goBack(page: Page, when: string) {
  const left = page.url();
  await page.evaluate(() => history.back()).catch(() => {});
  const shown = () =>
    page
      .evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation');
        const reasons = visit && 'notRestoredReasons' in visit ? visit.notRestoredReasons : null;
        return { href: location.href, again: window.shownAgain ?? false, reasons };
      })
      .catch(() => ({ href: left }));
  await expect.poll(async () => (await shown()).href).not.toBe(left);
  await expect.poll(shown, when).toMatchObject({ again: true });
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => (window.shownAgain = persisted)),
  );
});

test('home, list and goods are shown from the browser’s own cache on the way back', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await openHydrated(page, publicAddresses.goods_search ?? '');
  await openHydrated(page, publicAddresses.goods_detail ?? '');
  await goBack(page, 'the page before');
  await expect(page).toHaveURL(/goods_search/);
  await goBack(page, 'the page before');
  await expect(page).toHaveURL(/\/$/);
});

const elsewhere = '/goods/top_one?elsewhere';

for (const [name, path] of Object.entries(publicAddresses))
  test(`${name} is kept for the way back, before its scripts are there and after`, async ({
    page,
  }) => {
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(path);
    await page.goto(elsewhere);
    await goBack(page, 'without scripts');
    await page.keyboard.press('Tab');
    await expectHydrated(page);
    await page.goto(elsewhere);
    await goBack(page, 'with scripts');
  });

test('a page that is shown again knows what happened elsewhere: the cart, and who is signed in', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await openHydrated(page, '/goods_detail/5');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to the cart')).toBeVisible();
  await goBack(page, 'the page before');
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('1');

  await page.goto('/goods_detail/6');
  await signIn(context, demo.sofia);
  await goBack(page, 'the page before');
  await expect(page.getByRole('button', { name: /account.*sofia/i })).toBeVisible();
});
