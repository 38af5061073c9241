import type { BrowserContext, Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { openHydrated } from './support/hydrated';
import { putInCart } from './support/places';
import { callMall } from './support/sign-in';
import { expect, test } from './support/test';

/** A new account with one unit each of two goods in its cart. */
test.beforeEach(async ({ context, outbox, freshEmail }) => {
  await registerAccount({ email: freshEmail }, outbox, context);
  for (const productId of [5, 6]) await putInCart(context, productId);
});

const main = (page: Page) => page.getByRole('main');
const quantities = async (context: BrowserContext) => {
  const shops = await callMall<{ cartInfoList: { cartNum: number }[] }[]>(
    context,
    '/api/front/cart/list?isValid=true',
  );
  return shops.flatMap(({ cartInfoList }) => cartInfoList.map(({ cartNum }) => cartNum)).sort();
};

test('a quantity that cannot be saved is seen at its row and stops the checkout', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.goto('/order/shopping_cart');
  let cut = true;
  await page.route('**/api/front/cart/num', (route) => (cut ? route.abort() : route.fallback()));
  await main(page)
    .getByRole('button', { name: /^One more of / })
    .first()
    .click();
  await main(page).getByRole('button', { name: 'Check out' }).click();
  const field = main(page).getByRole('spinbutton').first();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('2');
  await expect(field).toHaveAccessibleDescription(/could not be saved.*could not reach the mall/);
  await expect(main(page).getByText(/Nothing has been ordered/)).toBeVisible();
  await expect(page).toHaveURL(/shopping_cart/);

  cut = false;
  // clicks within half a second are debounced
  await expect(async () => {
    await main(page).getByRole('button', { name: 'Check out' }).click();
    await expect(page).toHaveURL(/\/order\/order_confirm/, { timeout: 3000 });
  }).toPass();
  expect(await quantities(context)).toEqual([1, 2]);
});

test('leaving at once waits for the quantity, and only that is asked for', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/order/shopping_cart');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The estimate of the total changes nothing
    if (pathname.startsWith('/api/front/cart/') && !pathname.endsWith('/estimate'))
      calls.push(pathname);
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/front/cart/num', async (route) => {
    await held;
    await route.fallback();
  });
  await main(page)
    .getByRole('button', { name: /^One more of / })
    .first()
    .click();
  await main(page).getByRole('link').last().click();
  await expect.poll(() => calls).toEqual(['/api/front/cart/num']);
  await expect(page).toHaveURL(/shopping_cart/);
  answer();
  await expect(page).not.toHaveURL(/shopping_cart/);
  expect(calls).toEqual(['/api/front/cart/num']);
  expect(await quantities(context)).toEqual([1, 2]);
});

test('deleting by keys keeps the focus in the cart and says what has left', async ({ page }) => {
  await page.goto('/order/shopping_cart');
  const remove = main(page).getByRole('button', { name: /^Delete / });
  await expect(remove).toHaveCount(2);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/list')) lists.push(request.url());
  });
  const first = (await remove.first().getAttribute('aria-label')) ?? 'a name';
  await remove.first().press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(main(page).getByRole('status')).toHaveText(/has been removed from the cart/);
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await expect(remove).not.toHaveAccessibleName(first);
  await remove.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(main(page).getByRole('link', { name: 'Keep shopping' })).toBeFocused();
  expect(lists, 'the list is not asked for again').toEqual([]);
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Keep shopping' })).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('closing the tab while a quantity is on its way is asked about', async ({ page }) => {
  await openHydrated(page, '/order/shopping_cart');
  await page.route('**/api/front/cart/num', () => {});
  await main(page)
    .getByRole('button', { name: /^One more of / })
    .first()
    .click();
  const dialogOpened = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('the cart tells delivery by shop and an estimated total, which checkout asks for', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/order/shopping_cart');
  const summary = main(page).locator('[data-component="cart-summary"]');
  await expect(summary).toContainText('Estimated total (2 items)');
  await expect(summary).toContainText('to United States');
  await expect(
    main(page)
      .getByText(/^(Free delivery|Delivery) to United States/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Shopping cart (2 items)');
  await callMall(context, '/api/front/address/edit', {
    realName: 'Nora Lindgren',
    email: 'nora@vermilion.example',
    phone: '701234567',
    country: 'Sweden',
    countryCode: '46',
    detail: 'Kungsgatan 12, Stockholm',
    postCode: '11135',
  });
  await page.reload();
  await expect(summary).toContainText('Sweden');
  const [estimated = ''] = /\$[\d.,]+/.exec((await summary.innerText()) ?? '') ?? [];
  await main(page).getByRole('button', { name: 'Check out' }).click();
  await expect(main(page).getByRole('button', { name: `Pay ${estimated}` })).toBeVisible();
});

test('the country of delivery is chosen in the cart, and remembered', async ({ page }) => {
  await openHydrated(page, '/order/shopping_cart');
  const summary = main(page).locator('[data-component="cart-summary"]');
  await expect(summary).toContainText('to United States');
  await main(page).getByRole('button', { name: 'Delivery to United States' }).press('Enter');
  await main(page).getByRole('combobox', { name: 'Delivery to' }).selectOption('Japan');
  const chosen = main(page).getByRole('button', { name: 'Delivery to Japan' });
  await expect(chosen).toBeFocused();
  await expect(summary).toContainText('to Japan');
  await expect(
    main(page)
      .getByText(/^Arrives /)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
});

test('at 390 px every control of the bar has a name that is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, '/order/shopping_cart');
  const all = main(page).getByRole('checkbox', { name: 'Select all', exact: true });
  await expect(all).toBeAttached();
  await expect(main(page).getByText('All', { exact: true })).toBeVisible();
});
