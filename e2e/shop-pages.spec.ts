import type { Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { openHydrated } from './support/hydrated';
import { type InputDevice, keyboard, mouse } from './support/input-device';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

const SHOP = 2;
const home = `/merchant/merchant/home?id=${SHOP}`;
const allHands: Record<string, (page: Page) => InputDevice> = { mouse: () => mouse, keyboard };

for (const [name, deviceOf] of Object.entries(allHands))
  test(`a shop is walked through by ${name}: its goods, its coupons, its owner`, async ({
    page,
  }) => {
    const device = deviceOf(page);
    await openHydrated(page, home);
    const main = page.getByRole('main');
    const pages = main.getByRole('navigation', { name: 'Pages of this shop' });
    const shop = await main.getByRole('heading', { level: 1 }).innerText();
    await expect(main.getByRole('heading', { name: 'Bestsellers' })).toBeVisible();

    await device.press(pages.getByRole('link', { name: 'All items' }));
    await expect(page).toHaveTitle(new RegExp(`^All items – ${shop}`));
    await device.press(main.locator('summary').filter({ hasText: 'Kitchen & Dining' }));
    await device.press(main.getByRole('link', { name: 'Cookware', exact: true }));
    await expect(main.getByRole('link', { name: 'Cookware' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await device.press(main.getByRole('link', { name: 'Sales' }));
    await expect(page).toHaveURL(/cid=\d+&sort=sales/);

    await device.press(pages.getByRole('link', { name: 'Coupons' }));
    await device.press(main.getByRole('link', { name: 'For some items' }));
    await expect(page).toHaveURL(/merchant\/coupon\?id=2&kind=goods/);

    await device.press(pages.getByRole('link', { name: 'About the shop' }));
    await expect(main.getByRole('heading', { name: 'Introduction' })).toBeVisible();
    await device.press(main.getByRole('button', { name: 'Opening hours' }));
    const hours = main.getByRole('dialog', { name: 'Opening hours' });
    await expect(hours.getByText(/Mon/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hours).toBeHidden();
  });

test('the shop is searched from each of its pages, and says where it has nothing', async ({
  page,
}) => {
  await openHydrated(page, `/merchant/merchant/qualification?id=${SHOP}`);
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox', { name: 'Search in this shop' });
  await box.fill('teapot');
  await box.press('Enter');
  await expect(page).toHaveURL(/merchant\/category\?id=2&search=teapot/);
  await expect(main.getByRole('article').first()).toContainText(/teapot/i);
  await expect(box).toHaveValue('teapot');

  await box.fill('qqxyzzy');
  await main.getByRole('button', { name: 'Search the shop' }).click();
  await expect(main.getByText('The shop has nothing like that.')).toBeVisible();
  await main.getByRole('link', { name: 'See all items of the shop' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('a guest claims a coupon on its page and follows the shop, after signing in', async ({
  page,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox);
  await openHydrated(page, `/merchant/merchant/coupon?id=${SHOP}`);
  const main = page.getByRole('main');
  const coupon = main.getByRole('article').first();
  await coupon.getByRole('button', { name: /^Claim/ }).click();
  await new SignInPanel(page.getByRole('dialog'), outbox).byEmail(freshEmail);
  await expect(page.getByText('The coupon is yours.')).toBeVisible();
  await expect(coupon.getByText('Claimed', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('You follow this shop now')).toBeVisible();
  await page.reload();
  await expect(coupon.getByText('Claimed', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
});

test('owner and licences are shown to who answers the captcha, by the picture or without it', async ({
  page,
}) => {
  await openHydrated(page, `/merchant/merchant/qualification?id=${SHOP}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Owner', { exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: 'Show owner and licences' }).click();
  const characters = main.getByRole('textbox', { name: 'Characters in the picture' });
  await expect(characters).toBeFocused();
  await expect(main.getByRole('img', { name: 'Picture with characters to copy' })).toBeVisible();
  await characters.fill('0');
  await characters.press('Enter');
  await expect(main.getByText('That was not what the picture shows.')).toBeVisible();
  await expectNoAxeViolations(page);

  await main.getByRole('button', { name: 'I cannot read the picture' }).click();
  await main.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(main.getByRole('group', { name: 'Owner and licences' })).toBeFocused();
  await expect(main.getByText('Owner', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Licence 1/ })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a shop on a phone: nothing sticks out, and its filters open as a panel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['home', 'category', 'coupon', 'qualification']) {
    await openHydrated(page, `/merchant/merchant/${path}?id=${SHOP}`);
    await expectNoSidewaysScroll(page);
  }
  for (const path of ['merchant_street', 'merchant_more?type=2']) {
    await openHydrated(page, `/merchant/${path}`);
    await expectNoSidewaysScroll(page);
  }
  await openHydrated(page, `/merchant/merchant/category?id=${SHOP}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Filters/ }).click();
  await main.locator('summary').filter({ hasText: 'Kitchen & Dining' }).click();
  await main.getByRole('link', { name: 'Cookware', exact: true }).click();
  await expect(page).toHaveURL(/cid=\d+/);
  await main.getByRole('button', { name: /^Show \d+ items?$/ }).click();
  await expect(main.getByRole('link', { name: 'Cookware', exact: true })).toBeHidden();
});

for (const [name, deviceOf] of Object.entries(allHands))
  test(`shops are found from the street by words, type and trade, by ${name}`, async ({ page }) => {
    const device = deviceOf(page);
    await openHydrated(page, '/merchant/merchant_street');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').nth(17)).toBeVisible();
    await device.press(main.getByRole('link', { name: /^Flagship \d+$/ }));
    await expect(page).toHaveURL(/merchant_more\?type=2/);
    const count = main.getByRole('status');
    await expect(count).toHaveText(/^\d+ shops$/);
    const flagships = Number.parseInt(await count.innerText(), 10);
    expect(flagships).toBeLessThan(18);
    const trade = main.getByRole('list', { name: 'Trade' }).getByRole('link').last();
    await device.press(trade);
    await expect(page).toHaveURL(/type=2&trade=\d+$/);
    await expect(trade).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(count).toHaveText(`${flagships} shops`);

    const box = main.getByRole('searchbox', { name: 'Search for a shop' });
    await device.fill(box, 'qqxyzzy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/title=qqxyzzy&type=2/);
    await expect(main.getByText('No shop is like that.')).toBeVisible();
    await device.press(main.getByRole('link', { name: 'See all shops' }));
    await expect(main.getByRole('heading', { level: 1, name: 'Shop street' })).toBeVisible();
    await device.press(main.getByRole('article').first().getByRole('heading').getByRole('link'));
    await expect(main.getByRole('navigation', { name: 'Pages of this shop' })).toBeVisible();
  });

for (const [from, to] of [
  ['/merchant/merchant?id=2', /\/merchant\/merchant\/home\?id=2$/],
  ['/merchant/merchant?id=2&search=tea', /\/merchant\/merchant\/category\?id=2&search=tea$/],
  ['/merchant/merchant/home?id=2&menuCur=0&search=tea', /\/category\?id=2&search=tea$/],
] as const)
  test(`${from} leads on`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
