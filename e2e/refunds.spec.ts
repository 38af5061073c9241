import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { expectHydrated } from './support/hydrated';
import { tabTo } from './support/keyboard';
import { unpaidOrder } from './support/places';
import { Shopper } from './support/shopper';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.slow();

/** Fills and submits the form by keyboard; ends at the refund's page. */
async function apply(page: Page, pieces: number) {
  const main = page.getByRole('main');
  await expect(page).toHaveURL(/\/users\/refund_confirm\?orderNo=SH/);
  await expectHydrated(page);
  const stepper = main.getByRole('spinbutton');
  await expect(stepper).toHaveValue('2');
  await tabTo(page, stepper);
  for (let left = 2; left > pieces; left -= 1) await page.keyboard.press('ArrowDown');
  await expect(stepper).toHaveValue(String(pieces));
  await tabTo(page, main.getByRole('combobox', { name: 'Reason' }));
  await page.keyboard.type('No longer');
  await tabTo(page, main.getByRole('textbox', { name: /^Your note/ }));
  await page.keyboard.type('One is enough');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await tabTo(page, main.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your request is with the shop.')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/refund_detail\?orderNo=RE/);
}

test('one of two pieces is applied for, withdrawn and applied for again, by keyboard', async ({
  page,
  newShopper: context,
  outbox,
}) => {
  await unpaidOrder(context, 2);
  const main = page.getByRole('main');
  await page.goto('/users/order_list?orderStatus=0');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await new Shopper(page, outbox).atTheProvider('Pay');

  await page.goto('/users/order_list?orderStatus=1');
  await main.getByRole('link', { name: 'View details' }).click();
  // the card of the list has a link of this name, too
  await expect(page).toHaveURL(/order_detail/);
  await main.getByRole('link', { name: /^Request a refund/ }).press('Enter');
  await apply(page, 1);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Waiting for the shop/);
  await expect(main.getByText('One is enough')).toBeVisible();
  await expect(main.getByText('1 item', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  const refundNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await page.goto('/users/order_list?orderStatus=1');
  await expect(main.getByRole('article')).toHaveCount(0);
  await tabTo(page, main.getByRole('tab', { name: /^To ship/ }));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('tab', { name: /^Return\/refund/ })).toHaveText(/1$/);
  const card = main.getByRole('article', { name: `Refund number ${refundNo}` });
  await expect(card.getByText('Waiting for the shop')).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole('link', { name: /^View details/ }).press('Enter');

  await main.getByRole('button', { name: 'Withdraw' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(page.getByText('The request is withdrawn.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: /^Withdrawn/ })).toBeFocused();
  await main.getByRole('link', { name: 'Apply again' }).press('Enter');
  await apply(page, 2);
  await expect(main.getByText('2 items', { exact: true })).toBeVisible();
  await page.goto('/users/refund_list');
  await expect(main.getByRole('article')).toHaveCount(2);
});

test('received goods are sent back by keyboard, and their parcel is corrected', async ({
  page,
  context,
}) => {
  await signIn(context, demo.sofia);
  await page.goto('/users/order_list?orderStatus=5');
  const main = page.getByRole('main');
  const card = main.getByRole('article').filter({ hasText: 'Accepted: send the items back' });
  await tabTo(page, card.getByRole('link', { name: /^View details/ }));
  await page.keyboard.press('Enter');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Accepted: send the items back/);
  await tabTo(page, main.getByRole('textbox', { name: 'Courier' }));
  await page.keyboard.type('Swallow Post');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: 'Tracking number' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.type('SP4471');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The shop knows of your parcel.')).toBeVisible();
  await expect(heading).toHaveText(/^Items on their way to the shop/);
  await expect(main.getByText('SP4471')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  await tabTo(page, main.getByRole('button', { name: 'Correct the parcel' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: 'Courier' })).toHaveValue('Swallow Post');
  await tabTo(page, main.getByRole('textbox', { name: 'Tracking number' }));
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(main.getByText('SP44712')).toBeVisible();
});
