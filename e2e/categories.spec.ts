import { expectNoAxeViolations } from './support/axe';
import { openHydrated } from './support/hydrated';
import { repeats } from './support/repetition';
import { expect, test } from './support/test';

const inMain = { name: 'Categories' };

for (const width of [320, 390]) {
  test.describe(`by touch at ${width} px${repeats(width, 320)}`, () => {
    test.use({ viewport: { width, height: 720 }, hasTouch: true, isMobile: true });

    test('a drawer holds the categories: a tap opens one, a second tap goes there', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'All categories' }).tap();
      const drawer = page.getByRole('dialog', { name: 'All categories' });
      const kitchen = drawer.getByRole('link', { name: 'Kitchen & Dining', exact: true });
      await kitchen.tap();
      await expect(kitchen).toHaveAttribute('aria-expanded', 'true');
      await expect(drawer.getByRole('link', { name: 'All of Kitchen & Dining' })).toBeVisible();
      await expectNoAxeViolations(page);
      await drawer.getByRole('link', { name: 'Mugs & Teaware' }).tap();
      await expect(page).toHaveURL(/\/goods\/goods_search\?cid=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mugs & Teaware');
      await expect(drawer).toBeHidden();
    });

    test('the way to a category itself is in the drawer as well', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'All categories' }).tap();
      const drawer = page.getByRole('dialog', { name: 'All categories' });
      await drawer.getByRole('link', { name: 'Fashion', exact: true }).tap();
      await drawer.getByRole('link', { name: 'All of Fashion' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion');
    });
  });
}

test.describe('by touch on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a first tap opens a category beside the list, a second one goes there', async ({
    page,
  }) => {
    await page.goto('/order/shopping_cart');
    await page.getByRole('button', { name: 'All categories' }).tap();
    const panel = page.getByRole('navigation', inMain);
    const fashion = panel.getByRole('link', { name: 'Fashion', exact: true });
    await fashion.tap();
    await expect(panel.getByRole('link', { name: 'Dresses' })).toBeVisible();
    await expect(page).toHaveURL(/shopping_cart/);
    await fashion.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion');
    await expect(panel).toBeHidden();
  });

  test('a tap beside the panel closes it', async ({ page }) => {
    await page.goto('/order/shopping_cart');
    await page.getByRole('button', { name: 'All categories' }).tap();
    await expect(page.getByRole('navigation', inMain)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByRole('navigation', inMain)).toBeHidden();
  });
});

test('by keyboard in a window as narrow as a phone: the drawer, arrow keys, and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'All categories' });
  await button.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'All categories' });
  const kitchen = drawer.getByRole('link', { name: 'Kitchen & Dining', exact: true });
  await kitchen.focus();
  await expect(kitchen).toHaveAccessibleDescription(/arrow keys/);
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('link', { name: 'All of Kitchen & Dining' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test('home shows the categories at once, another page below the pointer', async ({ page }) => {
  await openHydrated(page, '/');
  const fashion = { name: 'Fashion', exact: true };
  const onHome = page.getByRole('main').getByRole('navigation', inMain);
  await expect(onHome.getByRole('link', fashion)).toBeInViewport();
  await openHydrated(page, '/order/shopping_cart');
  const panel = page.getByRole('navigation', inMain);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'All categories' }).hover();
  await panel.getByRole('link', fashion).hover();
  await panel.getByRole('link', { name: 'Dresses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses');
});

test('an open category shows what sells best in it, by keyboard too', async ({ page }) => {
  await openHydrated(page, '/');
  const panel = page.getByRole('navigation', { name: 'Categories' });
  const kitchen = panel.getByRole('link', { name: 'Kitchen & Dining', exact: true });
  await kitchen.focus();
  await expect(panel.getByText('Bestsellers')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const goods = panel.locator('[data-component="category-goods"]').getByRole('link');
  await expect(goods).toHaveCount(4);
  await expectNoAxeViolations(page);
  await page.keyboard.press('End');
  await expect(goods.last()).toBeFocused();
  const href = (await goods.last().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`categories and languages open and lead on at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/order/shopping_cart');
      await page.getByRole('button', { name: /^Language/ }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Français' })).toBeVisible();
      await page.getByRole('button', { name: 'All categories' }).click();
      await page.getByRole('navigation', inMain).getByRole('link', { name: 'Fashion' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion');
    });
  }
});

test('home can be walked by Tab: few stops, and few of them in the categories', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  const stops: string[] = [];
  const placeOfFocus = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return undefined;
      if (activeElement.closest('nav[aria-label="Categories"]')) return 'categories';
      return activeElement.closest('footer') ? 'footer' : 'page';
    });
  for (let step = 0; step < 300; step += 1) {
    await page.keyboard.press('Tab');
    const place = await placeOfFocus();
    if (place === undefined) break;
    stops.push(place);
  }
  const count = (place: string) => stops.filter((stop) => stop === place).length;
  expect(count('categories'), 'stops in the categories').toBeLessThanOrEqual(14);
  expect(count('footer'), 'stops in the footer, after everything else').toBeLessThanOrEqual(25);
  // with the second part of the recommended goods, which may load while the focus nears them
  expect(stops.length - count('footer'), 'stops on home').toBeLessThan(125);
  expect(stops.length, 'the walk went through').toBeGreaterThan(60);
});
