import { expect, test } from './support/test';

test('what is pressed before the scripts have come is noticed, and done when they are there', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/goods_detail/5', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add to cart' }).first();
  const more = main.getByRole('button', { name: /^One more/ });
  await more.click();
  await more.click();
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Added to the cart')).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('1');
  const cart = await page.evaluate(() => localStorage.getItem('guestCart'));
  expect(JSON.parse(cart ?? '[]')).toMatchObject([{ productId: 5, quantity: 3 }]);
});

test('the way to the cart waits long enough, and F6 leads to it', async ({ page }) => {
  await page.goto('/goods_detail/5');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().press('Enter');
  const view = page.getByRole('region', { name: /F6/ }).getByRole('link', { name: 'View cart' });
  await expect(view).toBeVisible();
  await page.keyboard.press('F6');
  await expect(view).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/shopping_cart/);
});
