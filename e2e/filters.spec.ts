import { expectNoAxeViolations } from './support/axe';
import { countOf } from './support/goods-list';
import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

test.slow();

test('a filter says how many goods it leaves, stands in the address, and is taken away again', async ({
  page,
}) => {
  await openHydrated(page, '/goods/goods_search?title=tea');
  const all = await countOf(page);
  const filters = page.getByRole('navigation', { name: 'Filters' });
  const reduced = filters.getByRole('link', { name: /^Reduced price/ });
  const left = Number((await reduced.innerText()).replace(/\D/g, ''));
  expect(left).toBeLessThan(all);
  await reduced.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/title=tea.*isReduced=1/);
  await expect.poll(() => countOf(page)).toBe(left);
  await filters.getByRole('list', { name: 'Shop type' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/type=\d/);
  await expectNoAxeViolations(page);
  const chosen = page.getByRole('list', { name: 'Chosen filters' });
  await chosen.getByRole('link', { name: 'Remove filter: Reduced price' }).click();
  await expect(page).not.toHaveURL(/isReduced/);
  await expect(page).toHaveURL(/type=\d/);
  await chosen.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(() => countOf(page)).toBe(all);
  await expect(chosen).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/type=\d/);
});

test('a category within a search is a filter, and focus stays among the filters', async ({
  page,
}) => {
  await openHydrated(page, '/goods/goods_search?title=tea');
  const all = await countOf(page);
  const categories = page.getByRole('list', { name: 'Category' }).getByRole('link');
  await categories.filter({ hasText: 'Food & Pantry' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cid=\d/);
  // All of them are tea and coffee: no category divides them
  const filters = page.getByRole('navigation', { name: 'Filters' }).getByRole('link');
  await expect(filters.first()).toBeFocused();
  const remove = page.getByRole('link', { name: 'Remove filter: Food & Pantry' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => countOf(page)).toBe(all);
  await expect(filters.first()).toBeFocused();
});

test('nothing found: near words are named, and an empty list leads on', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?title=saucpan');
  await expect(page.getByText('These are for “saucepan”.')).toBeVisible();
  await openHydrated(page, '/goods/goods_search?title=zzzzqq');
  await expect(page.getByRole('navigation', { name: 'Sort by' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await expect(page.getByText(/price range/)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'You may like' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'See all items' }).click();
  await expect(page).toHaveURL(/goods_search$/);
});

test('shops of the same words, narrowed by type and trade', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?title=tea');
  await page
    .getByRole('navigation', { name: 'Items or shops' })
    .getByRole('link', { name: /^Shops \d/ })
    .click();
  await expect(page).toHaveURL(/show=shops/);
  const shops = page.getByRole('link', { name: /^Enter shop/ });
  const types = page.getByRole('list', { name: 'Shop type' });
  await expect(types).toBeVisible();
  const before = await shops.count();
  expect(before).toBeGreaterThan(1);
  await types.getByRole('link', { name: 'Specialty' }).click();
  await expect(page).toHaveURL(/type=3/);
  await expect.poll(() => shops.count()).toBeLessThan(before);
  await expectNoAxeViolations(page);
});

test('colours of a category are filters, several at once, and leave as many goods as they say', async ({
  page,
}) => {
  await openHydrated(page, '/goods/goods_search?title=shirt');
  const all = await countOf(page);
  const colours = page.getByRole('list', { name: 'Colour', exact: true }).getByRole('link');
  const blue = colours.filter({ hasText: 'Blue' });
  const left = Number((await blue.innerText()).replace(/\D/g, ''));
  await blue.click();
  await expect.poll(() => countOf(page)).toBe(left);
  await expect(page).toHaveURL(/values=\d+/);
  await colours.filter({ hasText: 'White' }).click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(left);
  const chosen = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chosen.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
  await chosen.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(() => countOf(page)).toBe(all);
});

test('nothing has all words: the list says that it shows goods with some of them', async ({
  page,
}) => {
  await openHydrated(page, '/goods/goods_search?title=teapot%20zzzzqq');
  await expect(page.getByText('No item has all of these words.')).toBeVisible();
  await expect(page.getByRole('link', { name: /teapot/i }).first()).toBeVisible();
});

test('by keyboard the price sort is at most ten presses from the start of the page', async ({
  page,
}) => {
  await openHydrated(page, '/goods/goods_search?title=shirt');
  let presses = 0;
  const press = async (key: 'Tab' | 'Enter') => {
    await page.keyboard.press(key);
    presses += 1;
  };
  const focused = page.locator(':focus');
  await press('Tab');
  await press('Enter');
  await press('Tab');
  await expect(focused).toHaveText('Skip to filters');
  await press('Tab');
  await expect(focused).toHaveText('Skip to results');
  await press('Enter');
  while (presses < 10) {
    await press('Tab');
    if ((await focused.innerText()) === 'Price, low to high') break;
  }
  await expect(focused).toHaveText('Price, low to high');
});

test('each entry of the breadcrumbs is at least 24 px high and wide', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?cid=1');
  const links = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one toolbar has sorting and filters, and the sheet says how many items it leaves', async ({
    page,
  }) => {
    await openHydrated(page, '/goods/goods_search?title=shirt');
    await page.getByRole('button', { name: 'Sort: Recommended' }).click();
    await page.getByRole('link', { name: 'Price, low to high' }).click();
    await expect(page.getByRole('button', { name: 'Sort: Price, low to high' })).toBeInViewport({
      ratio: 1,
    });
    await page.getByRole('button', { name: 'Filters' }).click();
    const blue = page.getByRole('link', { name: /^Blue/ });
    const left = Number((await blue.innerText()).replace(/\D/g, ''));
    await blue.click();
    const show = page.getByRole('button', { name: `Show ${left} items` });
    await expect(show).toBeInViewport();
    await expectNoAxeViolations(page);
    await show.click();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    expect(await countOf(page)).toBe(left);
  });
});

test.describe('on a narrow window without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 720 } });

  test('filters open as a panel and lead on, and nothing is wider than the window', async ({
    page,
  }) => {
    await page.goto('/goods/goods_search?title=tea');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('link', { name: /^Reduced price/ }).click();
    await expect(page).toHaveURL(/isReduced=1/);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    const [wide, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBe(window);
  });
});
