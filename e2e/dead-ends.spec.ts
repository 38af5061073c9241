import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { openHydrated } from './support/hydrated';
import { repeats } from './support/repetition';
import { expect, test } from './support/test';

const like = { name: 'You may like' };

test('a page that does not exist ends with goods, and leads home', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto('/nowhere');
  const goods = page.getByRole('region', like);
  await goods.scrollIntoViewIfNeeded();
  await expect(goods.getByRole('article')).toHaveCount(12);
  await expectNoAxeViolations(page);
  await goods.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/goods_detail\/\d+/);
});

test('a search that finds nothing, or little, goes on with goods that others like', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const sorting = main.getByRole('navigation', { name: 'Sort by' });
  await openHydrated(page, '/goods/goods_search?title=qqxyzzy');
  await expect(sorting).toBeHidden();
  await expect(main.getByRole('link', { name: 'See all items' })).toBeVisible();
  await expect(main.getByRole('region', like).getByRole('article')).toHaveCount(12);
  await page.goto('/goods/goods_search?title=garlic+crusher');
  await expect(main.getByRole('region', like)).toBeVisible();
  await page.goto('/goods/goods_search?title=mug');
  await expect(sorting).toBeVisible();
  await expect(main.getByRole('region', like)).toBeHidden();
});

for (const width of [1440, 320]) {
  test(`an empty cart has nothing to keep, and goods to go on with, at ${width} px${repeats(width, 320)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/order/shopping_cart');
    const main = page.getByRole('main');
    await expect(main.getByText('Your cart is empty.')).toBeVisible();
    await expect(main.getByText(/keep these items/)).toBeHidden();
    await expect(main.getByRole('region', like).getByRole('article').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('who has collected nothing yet is shown goods', async ({ page, newShopper: _newShopper }) => {
  await openHydrated(page, '/users/collection_list');
  const main = page.getByRole('main');
  await expect(main.getByText('You have saved no items yet.')).toBeVisible();
  await expect(main.getByRole('region', like).getByRole('article')).toHaveCount(10);
});
