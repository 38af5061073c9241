import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/axe';
import { openSignIn, SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test.use({ viewport: { width: 320, height: 720 }, hasTouch: true, isMobile: true });

/** Below 16 px phones zoom into focused fields. */
async function expectLargeLetters(page: Page): Promise<void> {
  const small = await page
    .getByRole('textbox')
    .evaluateAll((fields) =>
      fields
        .map((field) => [
          field.outerHTML.slice(0, 80),
          parseFloat(getComputedStyle(field).fontSize),
        ])
        .filter(([, size]) => Number(size) < 16),
    );
  expect(small, 'fields with small letters').toEqual([]);
}

const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox();
  expect(box, 'a place on the page').not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

test('sign-in fits a small phone: letters as large as it wants, nothing cut', async ({
  page,
  outbox,
}) => {
  await page.goto('/login');
  const panel = new SignInPanel(page.getByRole('main'), outbox);
  await expectLargeLetters(page);
  await panel.root.getByRole('tab', { name: 'Phone' }).tap();
  await expect(panel.field('Phone number')).toBeVisible();
  await expectLargeLetters(page);
  await panel.way('Create an account').tap();
  await expect(panel.root.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expectLargeLetters(page);
  await expectNoSidewaysScroll(page);
});

test('the title of sign-in over a page stays clear of the button that closes it', async ({
  page,
  outbox,
}) => {
  await page.goto('/goods/top_one');
  await openSignIn(page).tap();
  const dialog = page.getByRole('dialog');
  await new SignInPanel(dialog, outbox).way('Create an account').tap();
  const title = await boxOf(dialog.locator('form').getByRole('heading'));
  const close = await boxOf(dialog.getByRole('button', { name: 'Close' }));
  const across =
    Math.min(title.x + title.width, close.x + close.width) - Math.max(title.x, close.x);
  const down =
    Math.min(title.y + title.height, close.y + close.height) - Math.max(title.y, close.y);
  expect(across > 0 && down > 0, 'title under the button').toBe(false);
});
