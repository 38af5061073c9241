import type { Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { openHydrated } from './support/hydrated';
import type { Outbox } from './support/outbox';
import { draft } from './support/places';
import { Shopper } from './support/shopper';
import { callMall, demo, sessionCookie, signIn } from './support/sign-in';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test.slow();

/** The server ends the session; the page does not know it yet. */
async function endSession(page: Page): Promise<void> {
  const context = page.context();
  const cookie = await sessionCookie(context);
  await callMall(context, '/api/front/login/logout');
  await context.addCookies([cookie!]);
}

/** Signs in on the page to which the lost session has led. */
async function signInAgain(page: Page, outbox: Outbox, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await new SignInPanel(page.getByRole('main'), outbox).byEmail(email);
  await expect(page).not.toHaveURL(/\/login/);
}

test('a session that ends at the till loses nothing, and the order has the message', async ({
  page,
  newShopper,
  outbox,
  freshEmail,
}) => {
  const shopper = new Shopper(page, outbox);
  await openHydrated(page, await draft(newShopper));
  await shopper.addAddress(freshEmail);
  const main = page.getByRole('main');
  const note = main.getByRole('textbox', { name: /^Message to/ });
  await main.getByRole('button', { name: /^Add a note for / }).click();
  await note.fill('Ring twice, please');
  const delivery = main.getByRole('radio', { name: /Cash on delivery/ });
  await delivery.press('Space');
  await endSession(page);
  await main.getByRole('button', { name: /^Place order/ }).click();
  await signInAgain(page, outbox, freshEmail);

  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
  await expect(note).toHaveValue('Ring twice, please');
  await expect(note).toBeVisible();
  await expect(delivery).toBeChecked();
  await main.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/order\/payment_result/);
  const placed = await callMall<{ list: { orderNo: string }[] }>(
    newShopper,
    '/api/front/order/list?type=1&page=1&limit=1',
  );
  await page.goto(`/order/order_detail?orderNo=${placed.list[0]?.orderNo}&orderStatus=1`);
  await expect(main.getByText('Ring twice, please')).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('drafts') ?? '');
  expect(kept).not.toContain('Ring twice');
});

test('another account that signs in here sees nothing of what was typed', async ({
  page,
  newShopper,
  outbox,
}) => {
  expect(await sessionCookie(newShopper)).toBeDefined();
  const other = `other-${Date.now().toString(36)}@vermilion.example`;
  await registerAccount({ email: other }, outbox);
  await openHydrated(page, '/users/user_info');
  await page.getByRole('textbox', { name: 'User name' }).fill('Known to nobody');
  await endSession(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await signInAgain(page, outbox, other);
  await expect(page).toHaveURL(/\/users\/user_info/);
  await expect(page.getByRole('textbox', { name: 'User name' })).not.toHaveValue('Known to nobody');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    'Known to nobody',
  );
});

test('an address that is being typed survives a reload, but not its cancelling', async ({
  page,
  context,
}) => {
  await signIn(context, demo.sofia);
  await openHydrated(page, '/users/address_list');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add address' }).click();
  await dialog.getByLabel('Name').fill('Ada Lovelace');
  await page.reload();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});

test('a name that is typed and not saved is forgotten when one goes elsewhere', async ({
  page,
  context,
}) => {
  await signIn(context, demo.sofia);
  await openHydrated(page, '/users/user_info');
  const name = page.getByRole('textbox', { name: 'User name' });
  const former = await name.inputValue();
  await name.fill('Half a na');
  await page.getByRole('main').getByRole('link', { name: 'Addresses' }).click();
  await expect(page).toHaveURL(/\/users\/address_list/);
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
  await expect(name).toHaveValue(former);
});
