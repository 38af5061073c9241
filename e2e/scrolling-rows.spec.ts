import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydrated';
import { tabTo } from './support/keyboard';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** Moves through the links of a row with Tab, and back. */
async function expectSeenWhole(page: Page, row: Locator) {
  const links = await row.getByRole('link').all();
  expect(links.length).toBeGreaterThan(3);
  await tabTo(page, row.getByRole('link').first());
  const walk = async (key: string, stops: Locator[]) => {
    for (const link of stops) {
      await page.keyboard.press(key);
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.95 });
    }
  };
  await walk('Tab', links.slice(1));
  await walk('Shift+Tab', links.slice(0, -1).reverse());
}

test.describe('in a narrow window a row scrolls to what the keyboard has led to:', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('cards of an activity', async ({ page }) => {
    await openHydrated(page, '/');
    await expectSeenWhole(page, page.getByRole('region', { name: 'Rooms that breathe' }));
  });

  test('the menu of the account, in a language of long words', async ({ page, context }) => {
    await signIn(context, demo.ming);
    await openHydrated(page, '/fr/users/coupon_list');
    await expectSeenWhole(page, page.getByRole('navigation', { name: 'Mon compte' }));
  });
});
