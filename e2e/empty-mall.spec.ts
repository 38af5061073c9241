import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { registerAccount } from './support/accounts';
import { expectNoAxeViolations } from './support/axe';
import { freshCaller } from './support/callers';
import { drawPng } from './support/draw-png';
import { openEmptyMall } from './support/empty-mall';
import { expectHydrated } from './support/hydrated';
import { Outbox } from './support/outbox';
import { Shopper } from './support/shopper';
import { demo, signIn } from './support/sign-in';
import { standInForStripe } from './support/stripe-form';
import { expect, test } from './support/test';

type Mall = Awaited<ReturnType<typeof openEmptyMall>>;

const OPERATOR = 'olga@kiln.example';
const OWNER = 'sam@kiln.example';
const SHOPPER = 'nora@kiln.example';
const usual = { url: process.env.E2E_URL, api: process.env.E2E_API_URL };
const stripe = process.env.E2E_STRIPE_URL;
let mall: Mall;
let outbox: Outbox;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const newContext = (browser: Browser) =>
  browser.newContext({
    baseURL: mall.url,
    extraHTTPHeaders: freshCaller(),
    locale: 'en-US',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });

/** A person with an account, in a browser of their own. */
async function person(browser: Browser, email: string): Promise<Page> {
  const context = await newContext(browser);
  await registerAccount({ email }, outbox, context);
  await signIn(context, email);
  return context.newPage();
}

async function signInToOffice(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address or phone number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The first operator comes in by the link of the console, and sets a second factor up. */
async function operatorComesIn(page: Page): Promise<void> {
  await page.goto(mall.invitation);
  await signInToOffice(page, OPERATOR);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(heading(page, 'Set up a second factor')).toBeVisible();
  const shown = page.getByText('Secret to type').locator('xpath=following::dd[1]');
  const secret = ((await shown.textContent()) ?? '').replaceAll(/\W/g, '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = page.getByLabel('Code of your authenticator app');
  await code.fill(app.generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading(page, 'Keep your recovery codes')).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages of the back office' })).toBeVisible();
}

const toPage = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** The operator publishes all drafts; none says any more that it is one. */
async function publishAgreements(page: Page): Promise<void> {
  for (const about of ['of accounts', 'of shops', 'Privacy', 'Delivery', 'Returns']) {
    await toPage(page, 'Agreements');
    await main(page)
      .getByRole('link', { name: new RegExp(`${about}, draft$`) })
      .click();
    await main(page).getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(main(page).getByText('In force', { exact: true }).first()).toBeVisible();
    await expect(main(page).getByText('Have this text read by a lawyer')).toHaveCount(0);
  }
}

async function approve(page: Page, name: string): Promise<void> {
  await toPage(page, 'Applications');
  await main(page).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(main(page).getByRole('row', { name: /Approved/ })).toBeVisible();
}

/** The operator sets the bank account of a shop, and pays out what it is owed. */
async function payOut(page: Page, name: string): Promise<void> {
  await toPage(page, 'Shops');
  await main(page).getByRole('link', { name }).click();
  await main(page).getByRole('button', { name: 'Set the bank account' }).click();
  const account = page.getByRole('dialog', { name: 'Set the bank account' });
  await account.getByRole('textbox', { name: /^Account holder/ }).fill('Sam Holm');
  await account.getByRole('textbox', { name: /^IBAN/ }).fill('SE4550000000058398257466');
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(account).toHaveCount(0);
  await toPage(page, 'Payouts');
  await main(page).getByRole('button', { name: 'Record payouts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record payouts' }).click();
  await main(page).getByRole('button', { name: 'File for the bank' }).click();
  const file = page.getByRole('dialog', { name: 'File for the bank' });
  await file.getByRole('button', { name: 'Make the file' }).click();
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.keyboard.press('Escape');
  await main(page)
    .getByRole('button', { name: /arrived$/ })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /arrived$/ })
    .click();
  await expect(main(page).getByRole('row', { name: /Arrived/ })).toBeVisible();
}

async function applyForShop(page: Page, name: string): Promise<void> {
  await page.goto('/users/merchant_settled?menuCur=70');
  await expectHydrated(page);
  const field = (label: string | RegExp) => main(page).getByRole('textbox', { name: label });
  await field(/^Name of the shop/).fill(name);
  for (const label of [/^Category/, /^Type of shop/])
    await main(page).getByRole('combobox', { name: label }).selectOption({ index: 1 });
  await field('Your real name').fill('Sam Holm');
  await field('Email').fill(OWNER);
  await field('Business address').fill('1 Kiln Street, Malmö');
  const picture = { name: 'licence.png', mimeType: 'image/png', buffer: await drawPng(page) };
  await main(page)
    .getByLabel(/^Pictures of your licence/)
    .setInputFiles(picture);
  await expect(main(page).getByText('Uploaded')).toBeVisible();
  await main(page).getByRole('button', { name: 'Send code' }).click();
  await expect(main(page).getByText(/^We have sent/)).toBeVisible();
  await field('Verification code').fill(await outbox.codeFor(OWNER));
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Send application' }).click();
  await expect(main(page).getByText('Awaiting review')).toBeVisible();
}

/** Ten goods with two sizes each and a picture of the shop's own, on sale. */
async function sell(page: Page, shopId: number): Promise<void> {
  const image = mall.file('pot.png');
  writeFileSync(image, await drawPng(page));
  const shop = ['--shop-id', String(shopId)];
  const upload = ['picture', 'upload', ...shop, '--picture', image];
  const { url } = await mall.admin<{ url: string }>(...upload);
  const list = await mall.rows('category', 'list');
  const leaf = list.find(({ id }) => list.every(({ parentId }) => parentId !== id));
  for (let number = 1; number <= 10; number += 1) {
    const goods = {
      name: `Pot ${number}`,
      categoryId: leaf?.id,
      state: 'onSale',
      pictures: [{ address: url, alt: 'A pot' }],
      options: [{ name: 'Size', values: [{ value: 'Small' }, { value: 'Large' }] }],
      skus: [
        { values: ['Small'], price: '200.00', stock: 5, weight: 300 },
        { values: ['Large'], price: '300.00', stock: 5, weight: 500 },
      ],
    };
    const file = mall.file(`pot-${number}.json`);
    writeFileSync(file, JSON.stringify(goods));
    await mall.admin('goods', 'create', ...shop, '--file', file);
  }
}

/** Buys the first goods by card. */
async function buy(page: Page): Promise<void> {
  await standInForStripe(page);
  await page.goto('/goods/goods_search?title=pot');
  const shopper = new Shopper(page, outbox);
  await shopper.openFirstGoods();
  await expectHydrated(page);
  await shopper.chooseASpecification();
  await main(page).getByRole('button', { name: 'Buy now' }).first().click();
  await shopper.addAddress(SHOPPER);
  await shopper.orderAndPay('Bank card');
  await main(page).getByRole('textbox', { name: 'Card number' }).fill('4242424242424249');
  await main(page).getByRole('button', { name: /^Pay/ }).click();
  await expect(main(page).getByRole('heading', { name: 'Payment successful' })).toBeVisible();
}

/** The owner ships the only order in the back office. */
async function ship(page: Page): Promise<void> {
  await page.goto('/back-office/orders');
  await signInToOffice(page, OWNER);
  await page
    .getByRole('button', { name: /^Ship order/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Ship order/ });
  await dialog.getByRole('textbox', { name: 'Courier company' }).fill('Swallow Post');
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('SW 77');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is on its way\.$/)).toBeVisible();
}

interface Balance {
  balance: string;
  available: string;
}

test.describe('a mall from an empty database', () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    mall = await openEmptyMall(OPERATOR);
    outbox = new Outbox(mall.mailbox.mailsTo);
    process.env.E2E_URL = mall.url;
    process.env.E2E_API_URL = mall.apiUrl;
    process.env.E2E_STRIPE_URL = mall.stripeUrl;
  });
  test.afterAll(async () => {
    process.env.E2E_URL = usual.url;
    process.env.E2E_API_URL = usual.api;
    process.env.E2E_STRIPE_URL = stripe;
    await mall.close();
  });

  test('opens, approves a shop, sells, ships and pays out, without SQL', async ({ browser }) => {
    test.setTimeout(300_000);
    const visitor = await (await newContext(browser)).newPage();
    await test.step('an empty home says so', async () => {
      await visitor.goto('/');
      await expect(
        heading(visitor, 'Kiln Street').or(visitor.getByText('Kiln Street')).first(),
      ).toBeVisible();
      await expectNoAxeViolations(visitor);
      if (process.env.SHOT) await visitor.screenshot({ path: `${process.env.SHOT}-empty.png` });
    });
    const operator = await person(browser, OPERATOR);
    await test.step('the operator comes in', () => operatorComesIn(operator));
    await test.step('agreements are published', () => publishAgreements(operator));
    const owner = await person(browser, OWNER);
    await test.step('somebody applies', () => applyForShop(owner, 'Sam’s Pots'));
    await test.step('it is approved', () => approve(operator, 'Sam’s Pots'));
    const [shop] = await mall.rows('shop', 'list');
    const shopId = shop?.id ?? 0;
    await test.step('ten goods are on sale', () => sell(owner, shopId));
    const shopper = await person(browser, SHOPPER);
    await test.step('one is bought', () => buy(shopper));
    await test.step('it is shipped', () => ship(owner));
    await test.step('received and reviewed, it is paid out', async () => {
      await shopper.goto('/users/order_list');
      await main(shopper)
        .getByRole('button', { name: /receipt/i })
        .first()
        .click();
      await shopper
        .getByRole('alertdialog')
        .getByRole('button', { name: /receipt|Confirm/i })
        .click();
      await shopper.goto('/users/evaluation_list');
      await main(shopper)
        .getByRole('link', { name: /^Write a review/ })
        .click();
      for (const name of ['Product quality', 'Service']) {
        const stars = main(shopper).getByRole('group', { name }).getByRole('radio').last();
        await stars.press('Space');
        await expect(stars).toBeChecked();
      }
      await main(shopper).getByRole('textbox', { name: 'Your experience' }).fill('A fine pot.');
      await main(shopper).getByRole('button', { name: 'Send review' }).click();
      await expect(shopper.getByText('Thank you. Your review is published.')).toBeVisible();
      await mall.meanwhile('jobs', 'now', 'release the money of orders');
      const balance = () => mall.admin<Balance>('money', 'balance', '--shop-id', String(shopId));
      await expect.poll(async () => (await balance()).available).not.toBe('0.00');
      await payOut(operator, 'Sam’s Pots');
      expect(await balance()).toMatchObject({ available: '0.00' });
      await mall.admin('ledger', 'check');
    });
  });
});
