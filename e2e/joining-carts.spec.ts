import type { BrowserContext, Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { callMall } from './support/sign-in';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

interface Shop {
  cartInfoList: { storeName: string; cartNum: number }[];
}

const names = async (page: Page) =>
  page
    .getByRole('main')
    .getByRole('spinbutton')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label') ?? ''));

/** Adds one unit each of some goods to the guest's cart. */
async function fillGuestCart(page: Page, ids: readonly number[]) {
  for (const id of ids) {
    await page.goto(`/goods_detail/${id}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to the cart')).toBeVisible();
  }
}

/** Units by goods in the account's cart. */
async function accountCart(context: BrowserContext): Promise<number[]> {
  const shops = await callMall<Shop[]>(context, '/api/front/cart/list?isValid=true');
  return shops.flatMap(({ cartInfoList }) => cartInfoList.map(({ cartNum }) => cartNum));
}

const storedRows = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('guestCart') ?? '[]') as unknown[]);

test('a guest’s cart whose joining is cut joins when tried again, each piece once', async ({
  page,
  context,
  outbox,
  freshEmail,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await registerAccount({ email: freshEmail }, outbox);
  await fillGuestCart(page, [5, 6, 7]);
  let additions = 0;
  let isCut = true;
  await page.route('**/api/front/cart/save', async (route) => {
    additions += 1;
    // the second one succeeds, but its response is lost, and its repetitions do not arrive
    if (additions === 2) await route.fetch();
    await (additions > 1 && isCut ? route.abort() : route.fallback());
  });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await new SignInPanel(page.getByRole('dialog'), outbox).byEmail(freshEmail);
  await expect(page.getByText(/could not reach the mall/)).toBeVisible();
  await expect(page.getByText(/less in stock/)).toBeHidden();
  expect(await storedRows(page)).toHaveLength(2);
  isCut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The items you had chosen are in your cart now.')).toBeVisible();
  expect(await storedRows(page)).toHaveLength(0);
  expect(await accountCart(context)).toEqual([1, 1, 1]);
});

test('two tabs that sign in together join the guest’s cart once', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox);
  const other = await context.newPage();
  await fillGuestCart(page, [5, 6]);
  await other.goto('/order/shopping_cart');
  await expect.poll(() => names(other)).toHaveLength(2);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await new SignInPanel(page.getByRole('dialog'), outbox).byEmail(freshEmail);
  // the other tab is notified, and merges as well
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden();
  await expect.poll(() => storedRows(page)).toHaveLength(0);
  await expect.poll(() => names(other)).toHaveLength(2);
  expect(await accountCart(context)).toEqual([1, 1]);
});
