import type { Page } from '@playwright/test';
import { allGoods, countOf, type ShownGoods, shownGoods } from './support/goods-list';
import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

test.slow();

const rising = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const falling = (numbers: number[]) => numbers.toSorted((a, b) => b - a);
const pricesOf = (goods: ShownGoods[]) => goods.map(({ priceMinor }) => priceMinor);
const hrefsOf = (goods: ShownGoods[]) => goods.map(({ href }) => href);

async function sortBy(page: Page, name: string, summary: RegExp) {
  const sorts = page.getByRole('navigation', { name: 'Sort by' });
  await sorts.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(summary);
}

/** Selects a range that contains fewer goods. */
async function narrow(page: Page, lowest: number, highest: number) {
  const before = await countOf(page);
  await page.getByLabel('Lowest price').fill(String(lowest));
  await page.getByLabel('Highest price').fill(String(highest));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`minPrice=${lowest}\\b.*maxPrice=${highest}\\b`));
  // the URL changes before the goods, and fewer remain
  await expect.poll(() => countOf(page)).toBeLessThan(before);
}

test('sorting by price goes up, goes down, and goes on over the pages', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?cid=1');
  await sortBy(page, 'Price, low to high', /sorted by: Price, low to high/);
  const up = pricesOf(await allGoods(page));
  expect(up).toEqual(rising(up));
  expect(new Set(up).size, 'prices to be sorted').toBeGreaterThan(10);

  await sortBy(page, 'Price, high to low', /sorted by: Price, high to low/);
  await expect(page, 'another order begins at the first page').not.toHaveURL(/page=/);
  const down = pricesOf(await allGoods(page));
  expect(down).toEqual(falling(up));
});

test('sorting by sales begins with what is sold most, of all goods', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?cid=1');
  const sold = (await allGoods(page)).map((goods) => goods.sold);
  await sortBy(page, 'Sales', /sorted by: Sales/);
  const sorted = (await allGoods(page)).map((goods) => goods.sold);
  expect(sorted).toEqual(falling(sold));
  expect(sorted).not.toEqual(sold);
});

test('the newest goods come in one order, in the whole list and in a part of it', async ({
  page,
}) => {
  await openHydrated(page, '/goods/goods_search?cid=1');
  const recommended = hrefsOf(await allGoods(page));
  await sortBy(page, 'New', /sorted by: New/);
  const newest = hrefsOf(await allGoods(page));
  expect(newest).not.toEqual(recommended);
  expect(newest.toSorted()).toEqual(recommended.toSorted());
  await narrow(page, 10, 40);
  const part = hrefsOf(await allGoods(page));
  expect(part).toEqual(newest.filter((href) => part.includes(href)));
});

test('a price range shows what fits, all of it and nothing else', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?cid=1&sort=priceUp');
  const all = pricesOf(await allGoods(page));
  const edge = Math.ceil((all[5] ?? 0) / 100);
  await narrow(page, edge, 40);
  const fitting = all.filter((price) => price >= edge * 100 && price <= 40_00);
  expect(fitting.length, 'the range cuts at both ends').toBeLessThan(all.length - 5);
  await page.reload();
  await expect(page.getByLabel('Highest price')).toHaveValue(/^40/);
  expect(pricesOf(await allGoods(page))).toEqual(fitting);
});

test('both ends of a price range belong to it', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?cid=1&sort=priceUp');
  const { priceMinor = 0 } = (await shownGoods(page))[3] ?? {};
  const price = (priceMinor / 100).toFixed(2);
  await openHydrated(page, `/goods/goods_search?cid=1&minPrice=${price}&maxPrice=${price}`);
  const goods = await shownGoods(page);
  expect(goods.length).toBeGreaterThan(0);
  expect(new Set(pricesOf(goods))).toEqual(new Set([priceMinor]));
});

test('words narrow a list: goods that are called so come first, then their category', async ({
  page,
}) => {
  await openHydrated(page, '/goods/goods_search?title=lamp');
  const goods = await shownGoods(page);
  // This lantern is called a lamp in other languages
  const called = goods.filter(({ name }) => /lamp|rechargeable lantern/i.test(name));
  expect(called.length).toBeGreaterThan(1);
  expect(goods.slice(0, called.length)).toEqual(called);
  expect(goods.length).toBeLessThan(20);
});

test('a category holds the goods of the categories below it, each in one of them', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const panel = page.getByRole('navigation', { name: 'Categories' });
  const kitchen = panel.getByRole('link', { name: 'Kitchen & Dining', exact: true });
  const whole = (await kitchen.getAttribute('href')) ?? '';
  const addresses = () =>
    panel
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const before = new Set(await addresses());
  await kitchen.hover();
  await expect(panel.getByRole('link', { name: 'All of Kitchen & Dining' })).toBeVisible();
  // Without the bestsellers
  const parts = (await addresses()).filter(
    (href) => !before.has(href) && !href.includes('goods_detail'),
  );
  expect(parts.length).toBeGreaterThan(1);
  await openHydrated(page, whole);
  const all = hrefsOf(await allGoods(page));
  const found: string[] = [];
  for (const part of parts) {
    await openHydrated(page, part);
    const goods = hrefsOf(await allGoods(page));
    expect(goods.length, part).toBeLessThan(all.length);
    found.push(...goods);
  }
  expect(found.toSorted()).toEqual(all.toSorted());
});

test('the leaderboard begins with what is sold most', async ({ page }) => {
  await openHydrated(page, '/goods/top_one');
  const sold = (await shownGoods(page)).map((goods) => goods.sold);
  expect(sold.length).toBeGreaterThan(5);
  expect(sold).toEqual(falling(sold));
});

test('the goods of an activity are sorted and filtered as those of other lists', async ({
  page,
}) => {
  await openHydrated(page, '/goods/activity_list?id=1');
  await sortBy(page, 'Price, low to high', /sorted by: Price, low to high/);
  const up = pricesOf(await shownGoods(page));
  expect(up).toEqual(rising(up));
  expect(new Set(up).size, 'prices to be sorted').toBeGreaterThan(3);
  await narrow(page, 1, 15);
  await expect(page, 'the order stays').toHaveURL(/sort=priceUp/);
  for (const price of pricesOf(await shownGoods(page))) expect(price).toBeLessThanOrEqual(1500);
});
