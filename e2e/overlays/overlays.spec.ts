import { expect, type Locator, test } from '@playwright/test';
import { AddressDialog, type Reach } from './address-dialog';

const byMouse: Reach = (target) => target.click();
const byFinger: Reach = (target) => target.tap();
/** Focuses and presses Enter; the last test covers reaching it by Tab. */
const byKeys: Reach = async (target) => {
  await target.focus();
  await target.press('Enter');
};

for (const [how, reach] of Object.entries({ mouse: byMouse, touch: byFinger })) {
  test.describe(`by ${how}`, () => {
    test.use({ hasTouch: how === 'touch' });

    test('a combo box in a dialog opens and chooses', async ({ page }) => {
      const address = new AddressDialog(page);
      await address.visit();
      await address.open(reach);
      await reach(address.button('Show countries'));
      await reach(address.countries.getByRole('option', { name: 'Thailand' }));
      await expect(address.country).toHaveValue('Thailand');
      await expect(address.countries).toBeHidden();
      await expect(address.dialog).toBeVisible();
    });

    test('a select in a dialog takes a choice', async ({ page }) => {
      const address = new AddressDialog(page);
      await address.visit();
      await address.open(reach);
      await reach(address.delivery);
      await expect(address.delivery).toBeFocused();
      await address.delivery.selectOption('Pick up');
      await expect(address.delivery).toHaveValue('Pick up');
    });

    test('a popover in a dialog opens, is pressed, and closes alone', async ({ page }) => {
      const address = new AddressDialog(page);
      await address.visit();
      await address.open(reach);
      await reach(address.button('Fee'));
      await expect(address.fee).toBeVisible();
      await reach(address.button('Understood'));
      await expect(address.fee).toBeVisible();
      await reach(address.dialog.getByRole('heading', { name: 'Edit address' }));
      await expect(address.fee).toBeHidden();
      await expect(address.dialog).toBeVisible();
    });

    test('a toast over a dialog is dismissed, and the dialog stays', async ({ page }) => {
      const address = new AddressDialog(page);
      await address.visit();
      await address.open(reach);
      await reach(address.button('Save'));
      await expect(address.message).toBeVisible();
      await reach(address.button('Dismiss'));
      await expect(address.message).toBeHidden();
      await expect(address.dialog).toBeVisible();
    });
  });
}

test('all of it by keys alone, and Escape closes one at a time', async ({ page }) => {
  const address = new AddressDialog(page);
  await address.visit();
  await address.open(byKeys);
  const tabTo = async (target: Locator) => {
    for (let count = 0; count < 12; count += 1) {
      if (await target.evaluate((it) => it === it.ownerDocument.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target, 'can be reached with Tab').toBeFocused();
  };

  await tabTo(address.country);
  await page.keyboard.type('lao');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(address.country).toHaveValue('Laos');
  await page.keyboard.press('ArrowDown');
  await expect(address.countries).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(address.countries).toBeHidden();
  await expect(address.dialog).toBeVisible();

  await tabTo(address.delivery);
  await page.keyboard.press('ArrowDown');
  await expect(address.delivery).toHaveValue('Pick up');

  await tabTo(address.button('Fee'));
  await page.keyboard.press('Enter');
  await expect(address.button('Understood')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(address.fee).toBeHidden();
  await expect(address.button('Fee')).toBeFocused();

  await tabTo(address.button('Save'));
  await page.keyboard.press('Enter');
  await expect(address.message).toBeVisible();
  await expect(address.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(address.dialog).toBeHidden();
  await expect(address.button('Edit address')).toBeFocused();
});

test('the floating widget stays where it is while a dialog locks scrolling', async ({ page }) => {
  const address = new AddressDialog(page);
  await address.visit();
  const widget = page.locator('[data-component="floating-widget"]');
  const scrollbar = await page.evaluate(
    () => window.innerWidth - document.documentElement.clientWidth,
  );
  expect(scrollbar, 'the page has a scrollbar that takes room').toBeGreaterThan(0);
  const before = await widget.boundingBox();
  await address.open(byMouse);
  expect(await widget.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(address.dialog).toBeHidden();
  expect(await widget.boundingBox()).toEqual(before);
});
