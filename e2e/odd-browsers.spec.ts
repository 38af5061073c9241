import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** Storage, cookies, locks and channels throw on every access, as if blocked. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    Object.defineProperty(navigator, 'locks', { get: () => ({ request: async () => refuse() }) });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
}

test('a browser with blocked storage shows every page, and keeps the cart for the page', async ({
  page,
}) => {
  await blockStorage(page);
  for (const path of ['/', '/goods/goods_search?title=tea', '/login', '/order/shopping_cart']) {
    await openHydrated(page, path);
  }
  await page.goto('/goods_detail/5');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to the cart')).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('with another zone and another year than the server', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'tr-TR' });

  test('pages are taken over without a complaint', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-01-01T00:30:00Z'));
    await page.addInitScript(() => {
      sessionStorage.setItem('tourist', '1');
      localStorage.setItem(
        'homeDataPc',
        '{"expiry":9e15,"locale":"en","value":{"logoUrl":"/other.svg"}}',
      );
    });
    for (const path of [
      '/',
      '/goods_detail/5?tab=reviews',
      '/login',
      '/lao/goods_detail/5?tab=reviews',
    ]) {
      await openHydrated(page, path);
    }
  });
});

test('a hover over what cannot be loaded says nothing and leaves the page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|status of/);
  await openHydrated(page, '/');
  await page.route(/\/api\/|\/assets\//, (route) =>
    route.request().url().includes('/api/')
      ? route.fulfill({ json: { code: 401, message: 'Please sign in first', data: null } })
      : route.abort(),
  );
  const link = page.getByRole('main').locator('a[href*="/goods_detail/"]').first();
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await expect(page).toHaveURL(/\/$/);
  await expect(link).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: /F6/ })).toBeEmpty();
});
