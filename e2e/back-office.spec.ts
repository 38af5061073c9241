import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { tempFolder } from '../scripts/lib/cleanup.mjs';
import { plugInPasskeys } from '../scripts/lib/passkey-device.mjs';
import { startMall } from './start-mall.mjs';
import { registerAccount } from './support/accounts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { freshCaller } from './support/callers';
import { drawPng } from './support/draw-png';
import { tabTo } from './support/keyboard';
import { demo } from './support/sign-in';
import { expect, test } from './support/test';

test.slow();

const OWNER = 'ada@vermilion.example';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the back office' });

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address or phone number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a page of the navigation, and checks it at three widths. */
async function visit(page: Page, name: string): Promise<void> {
  await pages(page).getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expectWhole(page);
}

async function expectWhole(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

/** Goes to a control by Tab, and presses a key there. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Hides a column by keyboard, and finds it so when the page is loaded again; then shows it. */
async function chooseColumns(page: Page, list: string, column: string): Promise<void> {
  const menu = page.getByRole('button', { name: `Columns: ${list}` });
  const item = page.getByRole('menuitemcheckbox', { name: column });
  const header = page.getByRole('columnheader', { name: column });
  await expect(header).toBeVisible();
  await press(page, menu);
  await expect(item).toBeChecked();
  await page.keyboard.type(column.slice(0, 3));
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.reload();
  await expect(menu).toBeVisible();
  await expect(header).toBeHidden();
  await press(page, menu);
  await page.getByRole('menuitem', { name: 'Usual columns' }).click();
  await expect(header).toBeVisible();
}

/** Ships the first order that waits, by keyboard alone. */
async function ship(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Ship order/ }).first();
  await press(page, button);
  const dialog = page.getByRole('dialog', { name: /^Ship order/ });
  const number = (await dialog.getByRole('heading').first().textContent())?.split(' ').at(-1) ?? '';
  await expectNoAxeViolations(page);
  await tabTo(page, dialog.getByRole('textbox', { name: 'Courier company' }));
  await page.keyboard.type('Swallow Express');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Tracking number' }));
  await page.keyboard.type('SW 1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Order ${number} is on its way.`)).toBeVisible();
  return number;
}

test.describe('the back office', () => {
  test('an owner ships an order, changes a stock, and invites a colleague who sees orders only', async ({
    page,
    browser,
    outbox,
    freshEmail,
  }) => {
    await page.goto('/back-office/orders');
    await expect(heading(page, 'Sign in to the back office')).toBeVisible();
    await expectWhole(page);
    await signIn(page, OWNER);
    await expect(heading(page, 'Orders')).toBeVisible();
    const [storageOfScripts, cookies] = [
      await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage })),
      await page.context().cookies(`${process.env.E2E_URL}/back-office/`),
    ];
    const secrets = cookies.filter(({ name }) => name.includes('mall_office_'));
    expect(secrets.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([
      [true, 'Strict'],
      [true, 'Strict'],
    ]);
    for (const { value } of secrets) expect(storageOfScripts).not.toContain(value);

    await visit(page, 'Orders');
    await chooseColumns(page, 'Orders', 'Receiver');
    await page.getByLabel('State', { exact: true }).selectOption('To ship');
    const number = await ship(page);
    await page.goto(`/back-office/orders/${number}`);
    await expect(page.getByText('On its way', { exact: true })).toBeVisible();
    await expect(page.getByText('Swallow Express · SW 1234')).toBeVisible();
    await expectWhole(page);
    await page.getByLabel('Tell where it is').fill('Arrived in Lyon');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('The shopper can see it now.')).toBeVisible();

    await visit(page, 'Goods');
    const first = page.getByRole('button', { name: /^Stock of/ }).first();
    const label = (await first.getAttribute('aria-label')) ?? '';
    const name = label.slice(0, label.lastIndexOf(','));
    // Another test may add goods above it meanwhile
    const stock = page.getByRole('button', { name });
    await stock.click();
    await page.getByRole('textbox', { name }).fill('77');
    await page.keyboard.press('Enter');
    await expect(stock).toHaveText('77');

    await visit(page, 'Staff');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByLabel('Email address').fill(freshEmail);
    await dialog.getByRole('checkbox', { name: /^Orders/ }).check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(dialog.getByText(`The invitation is on its way to ${freshEmail}.`)).toBeVisible();
    const mail = (await outbox.mailsTo(freshEmail)).find(({ text }) =>
      text.includes('/invitation#'),
    );
    const link = /http\S+\/invitation#\S+/.exec(mail?.text ?? '')?.[0] ?? '';

    await registerAccount({ email: freshEmail }, outbox);
    const context = await browser.newContext({ extraHTTPHeaders: freshCaller() });
    const colleague = await context.newPage();
    await colleague.goto(link);
    await expect(heading(colleague, 'You are invited')).toBeVisible();
    await expectWhole(colleague);
    await signIn(colleague, freshEmail);
    await colleague.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(heading(colleague, 'Today')).toBeVisible();
    await expect(colleague.getByRole('link', { name: /^Orders to ship/ })).toBeVisible();
    await expectWhole(colleague);
    await expect(pages(colleague).getByRole('link')).toHaveText([
      'Today',
      'Orders',
      'Refunds',
      'Reviews',
      'Goods',
    ]);
    await colleague.goto('/back-office/staff');
    await expect(colleague.getByText(/^Your roles do not include this page/)).toBeVisible();
    await context.close();

    await page.goto('/back-office/staff');
    await page.getByRole('button', { name: 'Account of Ada' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(heading(page, 'Sign in to the back office')).toBeVisible();
  });

  test('an owner creates goods with options and a picture, and a shopper finds them on sale', async ({
    page,
  }) => {
    await page.goto('/back-office/goods/new');
    await signIn(page, OWNER);
    await expect(heading(page, 'New goods')).toBeVisible();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Name').fill('Ash wood tray');
    await page.getByRole('combobox', { name: 'Category', exact: true }).click();
    const categories = page.getByRole('listbox', { name: 'Category', exact: true });
    await categories.getByRole('option').first().click();
    await page.getByLabel(/^Add pictures/).setInputFiles({
      name: 'tray.png',
      mimeType: 'image/png',
      buffer: await drawPng(page),
    });
    await expect(page.getByRole('list', { name: 'Pictures in their order' })).toBeVisible();
    await page.getByRole('button', { name: 'Add an option' }).click();
    await field('Name of the option').fill('Length');
    await field('Add values').fill('30 cm, 45 cm');
    await page.keyboard.press('Enter');
    for (const [sku, price, stock] of [
      ['30 cm', '24.50', '5'],
      ['45 cm', '31', '0'],
    ] as const) {
      await field(`Price, ${sku}`).fill(price);
      await field(`Stock, ${sku}`).fill(stock);
    }
    await page.getByRole('radio', { name: 'On sale', exact: true }).check();
    await expectWhole(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/\/goods\/\d+$/);
    const [, id] = /\/goods\/(\d+)$/.exec(page.url()) ?? [];
    await page.goto(`/goods_detail/${id}`);
    await expect(heading(page, 'Ash wood tray')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^30 cm/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^45 cm/ })).toBeVisible();
  });

  test('an owner arranges the home of the shop, and shoppers see it so', async ({ page }) => {
    await page.goto('/back-office/shop/home');
    await signIn(page, OWNER);
    await expect(heading(page, 'Shop home')).toBeVisible();
    const sections = page.getByRole('list', { name: 'Sections in their order' });
    const add = async (kind: string) => {
      await page.getByRole('button', { name: 'Add a section' }).click();
      await page.getByRole('menuitem', { name: kind }).click();
    };
    await add('Introduction');
    await add('Newest goods');
    await page.getByRole('textbox', { name: 'Heading' }).fill('Fresh from the forge');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('Fresh from the forge')).toBeVisible();
    await expect(sections.getByRole('group', { name: /^\d\. / })).toHaveCount(2);
    await press(page, page.getByRole('button', { name: 'Move 2. Newest goods up' }));
    await expect(sections.getByRole('group', { name: /^\d\. / }).first()).toHaveAccessibleName(
      '1. Newest goods',
    );
    await expectWhole(page);
    const save = page.getByRole('button', { name: 'Save' });
    const answer = page.waitForResponse(/\/shop\/layout\/\d+$/);
    await save.click();
    const [, id] = /(\d+)$/.exec((await answer).url()) ?? [];
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto(`/merchant/merchant/home?id=${id}`);
    await expect(page.getByRole('region', { name: 'Fresh from the forge' })).toBeVisible();
    await expectWhole(page);

    // Other walks find the home as the mall arranges it
    await page.goto('/back-office/shop/home');
    await page.getByRole('button', { name: 'Remove 2. Introduction' }).click();
    await page.getByRole('button', { name: 'Remove 1. Newest goods' }).click();
    await save.click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  test('an owner sees the shop as shoppers do before it is saved, on a computer and on a phone', async ({
    page,
  }) => {
    await page.goto('/back-office/shop');
    await signIn(page, OWNER);
    const preview = page.getByRole('region', { name: 'What shoppers see' });
    await page.getByRole('textbox', { name: 'Name' }).fill('The Mossy Corner & Sons');
    await expect(preview.getByText('The Mossy Corner & Sons')).toBeVisible();
    await preview.getByRole('radio', { name: 'Phone' }).check();
    const phone = preview.frameLocator('iframe[title="Preview"]');
    await expect(phone.getByText('The Mossy Corner & Sons')).toBeVisible();
    await expectWhole(page);
  });

  test('the mall’s staff sets up a second factor before they come in', async ({ page }) => {
    await page.goto('/back-office/');
    await signIn(page, 'mira@vermilion.example');
    await expect(heading(page, 'Set up a second factor')).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectWhole(page);
  });

  test('the mall’s staff comes in with a passkey, adds another one, and removes it', async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    // Browsers make no passkeys for an address without a name
    const mall = await startMall({
      hostname: 'localhost',
      logFile: join(tempFolder('passkeys'), 'mall.log'),
      detached: false,
    });
    const context = await browser.newContext({ extraHTTPHeaders: freshCaller() });
    try {
      const page = await context.newPage();
      const unplug = await plugInPasskeys(page);
      await page.goto(`${mall.url}/back-office/`);
      await signIn(page, 'mira@vermilion.example');
      await page.getByRole('button', { name: 'Use a passkey instead' }).click();
      await expectWhole(page);
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(heading(page, 'Keep your recovery codes')).toBeVisible();
      await page.getByRole('button', { name: 'I have kept them' }).click();

      // the first page takes the focus, which closes a menu
      await expect(heading(page, 'Orders')).toBeVisible();
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Second factor' }).click();
      await expect(page.getByRole('rowheader', { name: 'Passkey 1' })).toBeVisible();
      await expectWhole(page);
      const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
      const add = dialog.getByRole('button', { name: 'Add a passkey' });
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await dialog.getByLabel('Name').fill('Key ring');
      await add.click();
      await expect(dialog.getByText(/keeps a passkey for your account already/)).toBeVisible();
      await expectNoAxeViolations(page);
      await unplug();
      await plugInPasskeys(page);
      await add.click();
      await expect(page.getByRole('rowheader', { name: 'Key ring' })).toBeVisible();

      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await signIn(page, 'mira@vermilion.example');
      await expect(heading(page, 'Confirm that it is you')).toBeVisible();
      await expectWhole(page);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(
        page.getByRole('navigation', { name: 'Pages of the back office' }),
      ).toBeVisible();
      await page.goto(`${mall.url}/back-office/second-factor`);
      await page.getByRole('button', { name: 'Remove Passkey 1' }).click();
      const asking = page.getByRole('alertdialog', { name: 'Remove “Passkey 1”?' });
      await asking.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('“Passkey 1” is removed.')).toBeVisible();
      await page.goto(`${mall.url}/back-office/audit`);
      await expect(page.getByText('The person themselves')).toHaveCount(3);
      await expect(page.getByText(/^Second factor of account \d+$/)).not.toHaveCount(0);
      await expectWhole(page);
    } finally {
      await context.close();
      await mall.close();
    }
  });
});
