import { openHydrated } from './support/hydrated';
import { putInCart } from './support/places';
import { demo, signIn } from './support/sign-in';
import { test } from './support/test';

test.setTimeout(300_000);
const sizes = [1440, 1024, 768, 390, 320];
test('shots', async ({ page, context }) => {
  await signIn(context, demo.ming);
  for (const id of [5, 6, 7, 41]) await putInCart(context, id, id === 6 ? 2 : 1).catch(() => {});
  for (const [prefix, scheme] of [
    ['', 'light'],
    ['/th', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, `${prefix}/order/shopping_cart`);
    for (const width of sizes) {
      await page.setViewportSize({ width, height: width < 500 ? 800 : 900 });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots/cart${prefix.replace('/', '-')}-${width}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/order/shopping_cart');
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.screenshot({ path: '/tmp/shots/manage.png' });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL(/order_confirm/);
  const url = new URL(page.url());
  for (const [prefix, scheme] of [
    ['', 'light'],
    ['/th', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, `${prefix}${url.pathname}${url.search}`);
    for (const width of sizes) {
      await page.setViewportSize({ width, height: width < 500 ? 800 : 900 });
      await page.waitForTimeout(300);
      await page.screenshot({
        path: `/tmp/shots/checkout${prefix.replace('/', '-')}-${width}.png`,
        fullPage: width === 1440 || width === 390,
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openHydrated(page, `${url.pathname}${url.search}`);
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('combobox', { name: 'Country' }).fill('Thailand');
  await page.getByRole('option', { name: 'Thailand' }).click();
  await page.screenshot({ path: '/tmp/shots/address-1440.png' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.screenshot({ path: '/tmp/shots/address-390.png' });
  await openHydrated(page, '/users/address_list');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: '/tmp/shots/addresses.png' });
});
test('guest shots', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/goods_detail/5');
  await page.getByRole('main').getByRole('button', { name: 'Buy now' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(600);
  await page.screenshot({ path: '/tmp/shots/guest-1440.png' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.screenshot({ path: '/tmp/shots/guest-390.png' });
  await openHydrated(page, '/order/shopping_cart');
  await page.screenshot({ path: '/tmp/shots/guest-cart.png' });
});
