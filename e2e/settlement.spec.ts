import type { Locator, Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { drawPng } from './support/draw-png';
import { expectHydrated } from './support/hydrated';
import { tabTo } from './support/keyboard';
import { approveApplication, refuseApplication } from './support/operator';
import type { Outbox } from './support/outbox';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test.slow();

const FORM = '/users/merchant_settled?menuCur=70';
const RECORDS = '/users/application_record?menuCur=71';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });
const sendButton = (page: Page) => main(page).getByRole('button', { name: 'Send application' });
const applications = (page: Page): Locator => main(page).getByRole('article');

/** Adds an image of the licence. */
async function addPicture(page: Page): Promise<void> {
  const buffer = await drawPng(page);
  await main(page)
    .getByLabel(/^Pictures of your licence/)
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer });
  await expect(main(page).getByText('Uploaded')).toBeVisible();
}

/** Fills the form except the code by keyboard, for a named shop. */
async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await tabTo(page, field(page, /^Name of the shop/));
  await page.keyboard.type(name);
  for (const select of [/^Category/, /^Type of shop/]) {
    await tabTo(page, main(page).getByRole('combobox', { name: select }));
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, field(page, 'Your real name'));
  await page.keyboard.type('Ann Lee');
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(email);
  await tabTo(page, field(page, 'Business address'));
  await page.keyboard.type('1 Quay Street');
  await addPicture(page);
}

/** Requests a code, enters it and accepts the agreement, by keyboard. */
async function prove(page: Page, outbox: Outbox, email: string): Promise<void> {
  await tabTo(page, main(page).getByRole('button', { name: 'Send code' }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/^We have sent/)).toBeVisible();
  await field(page, 'Verification code').fill(await outbox.codeFor(email));
  await tabTo(page, main(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
}

test('a guest applies, signs in on the way, is approved and has a shop with a key', async ({
  page,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sell on Vermilion' }).click();
  await expect(page).toHaveURL(/\/users\/merchant_settled\?menuCur=70$/);
  await expectHydrated(page);
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('group', { name: /^Please check \d+ fields$/ })).toBeFocused();
  await expect(main(page).getByRole('link', { name: /^Please add a picture of/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const name = `Kiln ${freshEmail.split('@')[0]}`;
  await fillIn(page, name, freshEmail);
  await page.reload();
  await expectHydrated(page);
  await expect(field(page, /^Name of the shop/)).toHaveValue(name);
  await expect(main(page).getByText('Uploaded')).toBeVisible();
  await prove(page, outbox, freshEmail);
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await new SignInPanel(page.getByRole('dialog'), outbox).byEmail(freshEmail);
  await expect(page).toHaveURL(/\/users\/application_record/);
  await expect(applications(page)).toHaveCount(1);
  await expect(applications(page).getByText('Awaiting review')).toBeVisible();
  await expect(applications(page).getByText(/within 15 working days/)).toBeVisible();
  await expectNoAxeViolations(page);

  await approveApplication(freshEmail);
  await page.reload();
  await expectHydrated(page);
  await expect(applications(page).getByText('Approved')).toBeVisible();
  await tabTo(page, main(page).getByRole('button', { name: 'Show the operator key' }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/^vmo_[0-9a-f]{48}$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await expect
    .poll(async () => (await outbox.mailsTo(freshEmail)).map(({ subject }) => subject))
    .toContain(`${name} is open`);
  await main(page)
    .getByRole('link', { name: /^Visit the shop/ })
    .click();
  await expect(page).toHaveURL(/\/merchant\/merchant\/home\?id=\d+/);
  await expect(page.getByText(name).first()).toBeVisible();
});

test('a refused application is changed and sent again, then withdrawn, by keyboard', async ({
  page,
  newShopper: _newShopper,
  outbox,
  freshEmail,
}) => {
  await page.goto(RECORDS);
  await expect(main(page).getByText('You have not applied to open a shop yet.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Open a shop' }).last().press('Enter');
  await expect(page).toHaveURL((url) => url.href.endsWith(FORM));
  await expectHydrated(page);
  await fillIn(page, `Loom ${freshEmail.split('@')[0]}`, freshEmail);
  await prove(page, outbox, freshEmail);
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(applications(page).getByText('Awaiting review')).toBeVisible();

  await refuseApplication(freshEmail, 'The licence cannot be read.');
  await page.reload();
  await expectHydrated(page);
  await expect(applications(page).getByText('The licence cannot be read.')).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page, main(page).getByRole('link', { name: /^Change and send again/ }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/again$/);
  await expect(field(page, 'Verification code')).toHaveCount(0);
  await tabTo(page, main(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, main(page).getByRole('button', { name: 'Save changes' }));
  await page.keyboard.press('Enter');
  await expect(applications(page).getByText('Awaiting review')).toBeVisible();

  await tabTo(page, main(page).getByRole('button', { name: /^Withdraw/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Withdraw' }));
  await page.keyboard.press('Enter');
  await expect(applications(page).getByText('Withdrawn')).toBeVisible();
  await tabTo(page, main(page).getByRole('button', { name: /^View application/ }));
  await page.keyboard.press('Enter');
  await expect(applications(page).getByText('1 Quay Street')).toBeVisible();
  await expectNoAxeViolations(page);
});
