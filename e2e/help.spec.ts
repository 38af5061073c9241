import type { BrowserContext } from '@playwright/test';
import { expectFocusNeverHidden, expectNothingCovered } from './support/covered';
import { openHydrated } from './support/hydrated';
import { draft, firstGoods, firstRefund, shippedOrder } from './support/places';
import { repeats } from './support/repetition';
import { demo, signIn } from './support/sign-in';
import { standInForStripe } from './support/stripe-form';
import { expect, test } from './support/test';

const widget = '[data-component="floating-widget"]';
const places: Record<string, string | ((context: BrowserContext) => Promise<string>)> = {
  home: '/',
  search: '/goods/goods_search?title=tea',
  goods: firstGoods,
  cart: '/order/shopping_cart',
  checkout: draft,
  orders: '/users/order_list?orderStatus=1',
  addresses: '/users/address_list',
  profile: '/users/user_info',
  order: shippedOrder,
  refund: firstRefund,
  'card form': '/order/stripe_payment?clientSecret=pi_1_secret_2',
  'result of a payment': '/order/payment_result',
  'order of a visitor': '/order/visitor?orderNo=PT1&identity=x',
  agreement: '/middlewares/privacy_agreement',
  'sign-in': '/login',
};
const forGuests = ['order of a visitor', 'sign-in'];

for (const [name, place] of Object.entries(places)) {
  test(`${name}: the help covers nothing that can be pressed, at any width`, async ({
    page,
    context,
  }) => {
    await standInForStripe(page);
    if (!forGuests.includes(name)) await signIn(context, demo.sofia);
    await openHydrated(page, typeof place === 'string' ? place : await place(context));
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 1366, 1280, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(page.locator(widget)).toBeVisible();
      await expectNothingCovered(page, widget);
    }
  });
}

test('the column is in the middle of the window, at any width', async ({ page, context }) => {
  await page.goto(await firstGoods(context));
  const column = page.getByRole('main').locator('[data-component="container"]').first();
  for (const width of [1920, 1440, 1366, 1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 768 });
    const [left, right] = await column.evaluate((box) => {
      const { left, right } = box.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const end = document.documentElement.clientWidth;
      return [left + Number.parseFloat(paddingLeft), end - right + Number.parseFloat(paddingRight)];
    });
    expect(left, `at ${width} px`).toBeCloseTo(right ?? 0, 0);
  }
});

const windows = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
];
for (const path of ['/users/address_list', '/order/shopping_cart', '/goods/goods_search']) {
  for (const window of windows) {
    test(`the focus is never hidden by what is fixed: ${path} at ${window.width} px`, async ({
      page,
      context,
    }) => {
      await signIn(context, demo.sofia);
      await page.setViewportSize(window);
      await openHydrated(page, path);
      await page.waitForLoadState('networkidle');
      await expectFocusNeverHidden(page, 'Tab', 50);
      await expectFocusNeverHidden(page, 'Shift+Tab', 50);
    });
  }
}

test('the help is on every page, also where an order, a refund or a payment needs it', async ({
  context,
}) => {
  await signIn(context, demo.sofia);
  for (const path of [
    ...['/', '/goods/goods_search', '/goods/activity_list?id=1', '/goods/top_one'],
    ...['/goods_detail/1', '/merchant/merchant/home?id=1', '/merchant/merchant/category?id=1'],
    ...['/merchant/merchant/coupon?id=1', '/merchant/merchant/qualification?id=1'],
    ...['/merchant/merchant_street', '/merchant/merchant_more'],
    ...['/order/shopping_cart', '/order/order_confirm', '/users', '/users/order_list'],
    ...['/order/order_detail', '/order/refund_detail', '/order/visitor', '/users/refund_confirm'],
    ...['/order/stripe_payment', '/order/payment_result', '/middlewares/privacy_agreement'],
    ...['/help', '/help/delivery_returns', '/help/paying', '/help/about_mall', '/nowhere'],
  ]) {
    const page = await (await context.request.get(path)).text();
    expect(page, path).toContain('data-component="floating-widget"');
  }
});

test('the help keeps its measures where it floats', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const box = await page.locator(widget).boundingBox();
  expect(box).toMatchObject({ width: 64, x: 1280 - 64 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(720 * 0.61, 0);
  await expect(page.locator(widget)).toHaveCSS('z-index', '99');
});

test('the panels of the help keep their measures, beside their box', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openHydrated(page, '/');
  const service = page.getByRole('button', { name: 'Service' });
  await service.hover();
  const panel = page.locator(widget).locator('[data-part="pop-out"]:visible');
  await expect(panel).toBeVisible();
  const [box, own] = [await service.boundingBox(), await panel.boundingBox()];
  expect(box?.height).toBeGreaterThanOrEqual(60);
  expect(own?.width).toBe(195);
  expect(own?.height).toBeGreaterThanOrEqual(60);
  expect((own?.x ?? 0) + 195).toBeCloseTo(box?.x ?? 0, 0);
});

test.describe('customer service', () => {
  // One after the other: windows of one browser share the clipboard
  test.describe.configure({ mode: 'default' });
  for (const width of [1280, 320]) {
    test(`is a number to call and to copy, the same in the footer, at ${width} px${repeats(width, 320)}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width, height: 720 });
      await openHydrated(page, '/order/shopping_cart');
      await page.getByRole('button', { name: 'Service' }).click();
      const help = page.getByRole('complementary', { name: 'Help' });
      await expect(help.getByText('Call customer service')).toBeVisible();
      const number = help.getByRole('link', { name: /^\+/ });
      await expect(number).toHaveAttribute('href', /^tel:\+\d+$/);
      const href = (await number.getAttribute('href')) ?? '';
      await help.getByRole('button', { name: /^Copy: \+/ }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(`tel:${copied.replaceAll(' ', '')}`).toBe(href);
      const footer = page.getByRole('contentinfo').getByRole('link', { name: /^Phone/ });
      await expect(footer).toHaveAttribute('href', href);
    });
  }
});

test('answers are found by words of their text, and without one it says whom to ask', async ({
  page,
}) => {
  await openHydrated(page, '/help');
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox', { name: 'What is it about?' });
  await expect(main.getByRole('link', { name: 'Where is my order?' })).toBeVisible();
  await box.fill('courier');
  await expect(main.getByRole('status')).toHaveText(/^\d+ answers?$/);
  await expect(main.getByRole('link', { name: 'Sending it back' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Where is my order?' })).toBeHidden();
  await box.fill('qqxyzzy');
  await expect(main.getByRole('status')).toHaveText(/^No answer has these words/);
  const contact = main.getByRole('region', { name: 'Ask us' });
  await expect(contact.getByRole('link', { name: /^\+/ })).toBeVisible();
  await expect(contact.getByText(/9:00/)).toBeVisible();
});

test('the page about the mall counts its shops', async ({ page }) => {
  await openHydrated(page, '/help/about_mall');
  const main = page.getByRole('main');
  const [shops] = await main.getByRole('definition').allInnerTexts();
  expect(Number(shops)).toBeGreaterThanOrEqual(18);
});
