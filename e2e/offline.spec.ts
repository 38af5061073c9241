import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

const goods = (page: Page) => page.getByRole('main').locator('a[href*="/goods_detail/"]').first();
const offlineWords = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'You seem to be offline' });

async function openHome(page: Page) {
  // no prefetch before the click
  await page.route(/pages\/|goods_detail|assets\/index/, (route) => route.fallback());
  await openHydrated(page, '/');
}

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|did not come/);
});

test('the first link without a line says so in its place, and comes by itself with the line', async ({
  page,
  context,
}) => {
  await openHome(page);
  const name = await goods(page).textContent();
  await context.setOffline(true);
  await goods(page).click();
  await expect(offlineWords(page)).toBeVisible();
  await expect(page).toHaveURL(/\/goods_detail\/\d+/);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offlineWords(page)).toBeVisible();
  // another link: the same message
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(/shopping_cart/);
  await expect(offlineWords(page)).toBeVisible();
  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  expect(name).toBeTruthy();
});

test('sign-in that cannot be loaded leaves the page, and opens when tried again', async ({
  page,
  context,
}) => {
  await openHome(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText(/could not reach the mall/)).toBeVisible();
  await expect(goods(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('heading', { name: /welcome/i }))
      .first(),
  ).toBeVisible();
});

test('a search on the offline page says why it cannot search, is kept, and works with the line', async ({
  page,
  context,
}) => {
  await openHome(page);
  await context.setOffline(true);
  await goods(page).click();
  await expect(offlineWords(page)).toBeVisible();
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search items' });
  await search.fill('teapot');
  await search.press('Enter');
  await expect(page.getByText(/You are offline\. Your search is kept here/)).toBeVisible();
  await expect(search).toHaveValue('teapot');
  await expect(offlineWords(page)).toBeVisible();
  await context.setOffline(false);
  await expect(offlineWords(page)).toBeHidden();
  await expect(search).toHaveValue('teapot');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/goods_search\?.*title=teapot/);
});
