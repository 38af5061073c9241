import { expect, type Page, test } from '@playwright/test';

/** Keys with native behaviour, which synthetic events do not trigger: real key presses. */
const visit = (page: Page, story: string) =>
  page.goto(`/iframe.html?id=design-system-${story}&viewMode=story`);

test.describe('Slider', () => {
  const steps = [
    ['ArrowRight', '25'],
    ['ArrowLeft', '15'],
    ['ArrowUp', '25'],
    ['ArrowDown', '15'],
    ['PageUp', '40'],
    ['PageDown', '0'],
    ['Home', '0'],
    // Position of the higher thumb
    ['End', '120'],
  ] as const;
  for (const [key, value] of steps) {
    test(`${key} leads from 20 to ${value}`, async ({ page }) => {
      await visit(page, 'form-slider--default');
      const lowest = page.getByRole('slider', { name: 'Lowest price' });
      await expect(lowest).toHaveValue('20');
      await lowest.press(key);
      await expect(lowest).toHaveValue(value);
    });
  }

  test('the side arrows change places where text runs from right to left', async ({ page }) => {
    await visit(page, 'form-slider--right-to-left');
    const lowest = page.getByRole('slider', { name: 'أدنى سعر' });
    await lowest.press('ArrowLeft');
    await expect(lowest).toHaveValue('25');
    await lowest.press('ArrowRight');
    await expect(lowest).toHaveValue('20');
  });
});

test('Select: arrows, Home, End and letters choose without opening the list', async ({ page }) => {
  await visit(page, 'form-select--default');
  const country = page.getByRole('combobox', { name: 'Country' });
  for (const [key, value] of [
    ['ArrowDown', 'kh'],
    ['ArrowDown', 'la'],
    ['ArrowUp', 'kh'],
    ['End', 'th'],
    ['Home', ''],
    ['t', 'th'],
  ] as const) {
    await country.press(key);
    await expect(country).toHaveValue(value);
  }
});

test('Dialog: arrow keys scroll a long body that has the focus', async ({ page }) => {
  await visit(page, 'overlay-dialog--long-content');
  const first = page.getByRole('dialog').getByText('number 1.', { exact: false }).first();
  const body = page.getByRole('dialog').locator('[data-part="body"]');
  await expect(first).toBeInViewport();
  await body.focus();
  for (let count = 0; count < 8; count += 1) await page.keyboard.press('ArrowDown');
  await expect(first).not.toBeInViewport();
  for (let count = 0; count < 8; count += 1) await page.keyboard.press('ArrowUp');
  await expect(first).toBeInViewport();
});
