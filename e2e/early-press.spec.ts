import type { Page } from '@playwright/test';
import { expectHydrated } from './support/hydrated';
import { openSlowPages } from './support/slow-page';
import { expect, test } from './support/test';

/** Delays the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

test('what is pressed before the scripts have come is noticed, and done when they are there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/goods_detail/5', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add to cart' }).first();
  const more = main.getByRole('button', { name: /^One more/ });
  await more.click();
  await more.click();
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Added to the cart')).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeVisible();
  const cart = await page.evaluate(() => localStorage.getItem('guestCart'));
  expect(JSON.parse(cart ?? '[]')).toMatchObject([{ productId: 5, quantity: 3 }]);
});

test('whoever goes to the cart before the scripts have come finds there what was added', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/goods_detail/5', { waitUntil: 'commit' });
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  release();
  await expect(page).toHaveURL(/shopping_cart/);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
});

test('a page that has half arrived when the pointer moves is kept, and hydrated when it is complete', async ({
  page,
  baseURL,
}) => {
  const line = await openSlowPages(baseURL ?? '');
  const entry = page.waitForResponse(/\/entry-client-.*\.js$/);
  await page.goto(line.url, { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await entry;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  line.finish();
  await expectHydrated(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  line.close();
});

test('the way to the cart waits long enough, and F6 leads to it', async ({ page }) => {
  await page.goto('/goods_detail/5');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().press('Enter');
  const view = page.getByRole('region', { name: /F6/ }).getByRole('link', { name: 'View cart' });
  await expect(view).toBeVisible();
  await page.keyboard.press('F6');
  await expect(view).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/shopping_cart/);
});
