import { expectNoAxeViolations } from './support/axe';
import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

test('search: Enter sends it, sorting and a price range narrow it, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('search').getByRole('combobox', { name: 'Search items' });
  await box.fill('lamp');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/goods\/goods_search\?.*title=lamp/);
  const goods = page.getByRole('main').locator('a[href*="/goods_detail/"]');
  await expect(goods.first()).toBeVisible();

  const byPrice = page
    .getByRole('navigation', { name: 'Sort by' })
    .getByRole('link', { name: 'Price, low to high' });
  await byPrice.click();
  await expect(page).toHaveURL(/[?&]sort=/);
  await expect(byPrice).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Lowest price').fill('10');
  await page.getByLabel('Highest price').fill('40');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/minPrice=10\b/);
  await page.reload();
  await expect(page.getByLabel('Highest price')).toHaveValue(/40/);
});

test('a list has pages, and each is an address', async ({ page }) => {
  await page.goto('/goods/goods_search');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const first = page.getByRole('main').locator('a[href*="/goods_detail/"]').first();
  const before = await first.getAttribute('href');
  await pager.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).not.toHaveAttribute('href', before ?? '');
});

test('the language menu leads to the same page in that language, and remembers it', async ({
  page,
}) => {
  await page.goto('/goods/goods_search?title=tea');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/goods\/goods_search\?title=tea/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/');
  await expect(page).toHaveURL(/\/fr\/?$/);
});

test('a robot gets the language of the address, whatever its cookie says', async ({ request }) => {
  const robot = {
    'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
    cookie: 'locale=fr',
  };
  const response = await request.get('/', { headers: robot, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('lang="en"');
});

test('while one types, the search suggests goods, shops and categories, by keyboard alone', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const box = page.getByRole('combobox', { name: 'Search items' });
  await box.focus();
  await page.keyboard.type('saucpan');
  await expect(page.getByText('Showing matches for “saucepan”')).toBeVisible();
  const goods = page.getByRole('group', { name: 'Items', exact: true });
  await expect(goods.getByRole('option').first()).toContainText(/saucepan/i);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('saucpan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/title=saucpan/);
  // the address changes before the page, which must leave text and focus of the box alone
  await box.fill('tea');
  await expect(page.getByRole('heading', { level: 1, name: /saucpan/ })).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('tea');
  await box.fill('');
  await expect(page.getByRole('option', { name: 'saucpan' })).toBeVisible();
  await box.fill('tea');
  await goods.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/goods_detail\/\d+$/);
});
