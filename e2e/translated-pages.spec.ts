import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { translate } from './support/translator';

/** The page as a translator leaves it, from its first text on, and its scripts only then. */
async function openTranslated(page: Page, path: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(translate);
  return release;
}

/** React cannot keep the HTML of a part whose texts were translated. */
const discardedPart = /React error #418/;

test('on a translated page of goods the first press counts, and the cart shows it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(discardedPart);
  const release = await openTranslated(page, '/goods_detail/5');
  const main = page.getByRole('main');
  const served = await main.elementHandle();
  await main.getByRole('button', { name: /^One more/ }).click();
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  release();
  await expect(page.getByText('Added to the cart')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  const cart = await page.evaluate(() => localStorage.getItem('guestCart'));
  expect(JSON.parse(cart ?? '[]')).toMatchObject([{ productId: 5, quantity: 2 }]);
  // the server's page is kept, but for its parts
  expect(await served?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('on translated pages amounts and counts follow the quantity, from the cart to the order', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(discardedPart);
  await signIn(context, demo.sofia);
  (await openTranslated(page, '/goods_detail/5'))();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to the cart')).toBeVisible();
  (await openTranslated(page, '/order/shopping_cart'))();
  const main = page.getByRole('main');
  const summary = page.locator('[data-component="cart-summary"]');
  await expect(summary).toContainText(/\$/);
  const before = await summary.textContent();
  const more = main.getByRole('button', { name: /^One more/ }).first();
  await more.click();
  await expect(summary).not.toHaveText(before ?? '');
  await main
    .getByRole('button', { name: /^One (less|fewer)/ })
    .first()
    .click();
  await expect(summary).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm/);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const pay = main.getByRole('button', { name: /^Pay \$/ });
  const withCoupon = (await pay.textContent()) ?? '';
  await main.getByRole('button', { name: /Change$/ }).click();
  await main.getByRole('radio', { name: 'Use no coupon' }).press('Space');
  await expect(pay).not.toHaveText(withCoupon);
});

test('a translated list is sorted, gone back to, and left', async ({ page, consoleGuard }) => {
  consoleGuard.allow(discardedPart);
  (await openTranslated(page, '/goods/goods_search?title=tea'))();
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /Best selling|Sales/ })
    .first()
    .click();
  await expect(page).toHaveURL(/sort=sales/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=sales/);
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a part of a translated page does what was pressed', async ({ page, consoleGuard }) => {
  consoleGuard.allow(discardedPart);
  await openHydrated(page, '/');
  await page.evaluate(translate);
  const banner = page.getByRole('banner');
  // by the mouse: `click()` presses again where the control was rendered anew meanwhile
  const box = await banner.getByRole('button', { name: /categories/i }).boundingBox();
  if (!box) throw new Error('The button is not seen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(banner.getByRole('button', { name: /categories/i })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
