import { openHydrated } from './support/hydrated';
import { firstGoods } from './support/places';
import { expect, test } from './support/test';

test('sorting says how the list is sorted now, and is announced', async ({ page }) => {
  await page.goto('/goods/goods_search?title=tea');
  const sorts = page.getByRole('navigation', { name: 'Sort by' });
  await sorts.getByRole('link', { name: 'Price, low to high' }).click();
  await expect(sorts.locator('[aria-current=true]')).toHaveAccessibleName('Price, low to high');
  const summary = page.getByRole('main').getByRole('status').first();
  await expect(summary).toHaveText(/\d+ items for “tea”, sorted by: Price, low to high/);
  await sorts.getByRole('link', { name: 'Price, high to low' }).click();
  await expect(summary).toHaveText(/sorted by: Price, high to low/);
});

test('offline a search says so at once, keeps the words, and goes on when the line is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  // pictures of suggestions that are still on their way
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await openHydrated(page, '/order/shopping_cart');
  const box = page.getByRole('combobox', { name: 'Search items' });
  await box.fill('lamp');
  await expect(page.getByRole('listbox')).toBeVisible();
  await context.setOffline(true);
  await box.press('Enter');
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(box).toHaveValue('lamp');
  await expect(page).toHaveURL(/shopping_cart/);
  await context.setOffline(false);
  await box.press('Enter');
  await expect(page).toHaveURL(/title=lamp/);
});

test('where colours are forced, the current order and the chosen size are seen', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = (element: Element) => getComputedStyle(element).backgroundColor;
  await page.goto('/goods/goods_search?title=tea&sort=new');
  const sorts = page.getByRole('navigation', { name: 'Sort by' });
  const chosen = await sorts.getByRole('link', { name: 'New' }).evaluate(looks);
  expect(chosen).not.toBe(await sorts.getByRole('link', { name: 'Sales' }).evaluate(looks));
  await page.goto(await firstGoods(context));
  const boxOf = (checked: boolean) =>
    page
      .getByRole('radio', { checked, disabled: false })
      .first()
      .locator('xpath=following-sibling::*[1]');
  await page.getByRole('radio', { disabled: false }).first().press('Space');
  const size = await boxOf(true).evaluate(looks);
  expect(size).not.toBe(await boxOf(false).evaluate(looks));
});

test('the headings of goods follow the page: their details first, the shop after', async ({
  page,
  context,
}) => {
  await page.goto(await firstGoods(context));
  const headings = page.getByRole('main').getByRole('heading');
  const outline = await headings.evaluateAll((all) =>
    all.map((heading) => `${heading.tagName} ${heading.textContent}`),
  );
  expect(outline[0]).toMatch(/^H1 /);
  const about = outline.indexOf('H2 About the item');
  const others = outline.indexOf('H2 More from this shop');
  expect(about).toBe(1);
  expect(others).toBeGreaterThan(about);
  expect(outline.slice(about + 1, others).every((line) => /^H[3-6] /.test(line))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a price range keeps category, words and order', async ({ page }) => {
    await page.goto('/goods/goods_search?title=tea&sort=new');
    await page.getByLabel('Lowest price').fill('10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/title=tea/);
    await expect(page).toHaveURL(/sort=new/);
    await expect(page.getByLabel('Lowest price')).toHaveValue('10');
  });

  test('the search stays in the language of the page', async ({ page }) => {
    await page.goto('/fr/order/shopping_cart');
    await page.getByRole('search').getByRole('combobox').fill('tea');
    await page.getByRole('search').getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/fr\/goods\/goods_search\?title=tea/);
  });

  for (const path of [
    '/',
    '/goods/goods_search',
    '/goods/top_one',
    '/order/shopping_cart',
    '/login',
  ]) {
    test(`${path} says that scripts are off, and nothing loads for ever`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/Scripts are switched off/)).toBeVisible();
      await expect(page.getByText('Loading', { exact: true })).toBeHidden();
      // the status that other tests wait for needs scripts
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', /./);
    });
  }
});
