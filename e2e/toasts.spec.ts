import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
};

/** Fails when a toast covers another visible element. */
async function expectApart(message: Locator, others: readonly Locator[]) {
  const own = await boxOf(message);
  for (const other of others) {
    const box = await boxOf(other);
    const apart =
      own.x >= box.x + box.width ||
      box.x >= own.x + own.width ||
      own.y >= box.y + box.height ||
      box.y >= own.y + own.height;
    expect(apart, `${other} is not covered`).toBe(true);
  }
}

test('a message covers neither the search box nor the buttons that buy', async ({ page }) => {
  await page.goto('/goods_detail/5');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  const region = page.getByRole('region', { name: /F6/ });
  const view = region.getByRole('link', { name: 'View cart' });
  const message = region.locator('[data-component="toast"]');
  await expect(view).toBeVisible();
  const buy = main.getByRole('button', { name: 'Buy now' }).first();
  await expectApart(message, [page.getByRole('search').first(), add, buy]);

  await view.click();
  const checkOut = page.getByRole('main').getByRole('button', { name: 'Check out' });
  await expect(checkOut).toBeVisible();
  await expectApart(message, [page.getByRole('search').first(), checkOut]);
});
