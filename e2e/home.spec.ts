import type { Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { expectNoSidewaysScroll } from './support/axe';
import { openHydrated } from './support/hydrated';
import { demo, signIn } from './support/sign-in';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

const recommended = (page: Page) => page.getByRole('region', { name: 'You may also like' });
const couponsOf = (page: Page) => page.getByRole('region', { name: 'Coupons to claim' });

test('the first goods have their prices in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  const bar = page.getByRole('complementary').filter({ hasText: /A mall to try out/ });
  const notice = await bar.boundingBox();
  const price = page.locator('main [data-component=goods-card] [data-component=price]').first();
  const box = await price.boundingBox();
  // a real mall has no notice above its header
  expect((box?.y ?? Infinity) + (box?.height ?? 0) - (notice?.height ?? 0)).toBeLessThan(900);
});

test('home has banners, activities, shops, bestsellers and recommendations', async ({ page }) => {
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Highlights')).toBeVisible();
  for (const name of ['Shop street', 'Bestsellers', 'You may also like'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  const more = main.getByRole('link', { name: /^See all: / });
  const addresses = await more.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses).toContainEqual('/merchant/merchant_street');
  expect(addresses).toContainEqual('/goods/top_one');
  expect(addresses).toContainEqual(expect.stringMatching(/activity_list\?id=\d+/));
});

test('a guest is asked in, claims a coupon and finds it claimed everywhere', async ({
  page,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox);
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Welcome to Vermilion' })).toBeVisible();
  const coupon = couponsOf(page).getByRole('article').first();
  await coupon.getByRole('button', { name: /^Claim/ }).click();
  await new SignInPanel(page.getByRole('dialog'), outbox).byEmail(freshEmail);
  await expect(page.getByText('The coupon is yours.')).toBeVisible();
  await expect(coupon.getByText('Claimed', { exact: true })).toBeVisible();
  const mine = main.getByRole('link', { name: /^\d+ Coupons$/ });
  const before = Number.parseInt(await mine.innerText(), 10);
  await main.getByRole('button', { name: 'Claim For a full basket' }).click();
  await expect(mine).toHaveText(new RegExp(`^${before + 1}\\b`));
  await page.reload();
  await expect(coupon.getByText('Claimed', { exact: true })).toBeVisible();
});

test('who is signed in is greeted without anything moving', async ({ page, context }) => {
  await signIn(context, demo.sofia);
  await page.addInitScript(() => {
    window.name = '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.name = String(Number(window.name || 0) + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /^Hello, / })).toBeVisible();
    await expect(main.getByRole('link', { name: /Points$/ })).toHaveAttribute('href', /points/);
    expect(await page.evaluate(() => Number(window.name || 0)), `${width} px`).toBe(0);
  }
});

test('the recommendations keep their place: back from goods, and loaded anew', async ({ page }) => {
  await openHydrated(page, '/');
  const goods = recommended(page).getByRole('article');
  await expect(goods).toHaveCount(13);
  // one page of goods, or two if the end of the list is still near
  const scrollOn = async () => {
    await goods.last().scrollIntoViewIfNeeded();
    return goods.count();
  };
  await expect.poll(scrollOn).toBeGreaterThanOrEqual(39);
  await expect(page).toHaveURL(/\?page=[3-9]$/);
  const chosen = goods.nth(30).getByRole('link');
  const name = await chosen.innerText();
  await chosen.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await chosen.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?page=\d$/);
  await expect(chosen).toBeInViewport();
  expect(Math.abs((await place()) - before)).toBeLessThan(50);
  await page.reload();
  await expect(goods.nth(30)).toContainText(name);
  await expect(chosen).toBeInViewport();
});

test('by keys the list goes on at the goods that were asked for, and a failure is tried again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 503|Failed to load/);
  await openHydrated(page, '/');
  const goods = recommended(page).getByRole('article');
  let broken = true;
  await page.route(/index\/product\?/, (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  const more = recommended(page).getByRole('link', { name: /^(Show more|Try again)$/ });
  await goods.last().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(recommended(page).getByText('More items could not be loaded.')).toBeVisible();
  broken = false;
  await more.press('Enter');
  await expect(goods).toHaveCount(26);
  await expect(goods.nth(13).getByRole('link')).toBeFocused();
});

test('bestsellers by category have addresses of their own, and a podium', async ({ page }) => {
  await openHydrated(page, '/goods/top_one');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Number 3' })).toBeVisible();
  await main.getByRole('link', { name: 'Fashion', exact: true }).click();
  await expect(page).toHaveURL(/top_one\?cid=\d+$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bestsellers: Fashion');
  await expect(main.getByRole('link', { name: 'Fashion', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(main.getByText('Number 1', { exact: true })).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a category that is none of the mall has no bestsellers', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  expect((await page.goto('/goods/top_one?cid=99999'))?.status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the list goes on by a link', async ({ page }) => {
    await page.goto('/');
    const goods = recommended(page).getByRole('article');
    await expect(goods).toHaveCount(13);
    await recommended(page).getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/\?page=2#/);
    await expect(goods).toHaveCount(26);
    await expect(goods.nth(13)).toBeInViewport();
  });
});
