import type { BrowserContext } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { expectHydrated } from './support/hydrated';
import { draft, unpaidOrder } from './support/places';
import { Shopper } from './support/shopper';
import { demo, signIn } from './support/sign-in';
import { standInForStripe } from './support/stripe-form';
import { expect, test } from './support/test';

test.slow();

const paid = { name: 'Payment successful' };

async function signedIn(
  email: string,
  outbox: Parameters<typeof registerAccount>[1],
  context: BrowserContext,
) {
  await registerAccount({ email }, outbox, context);
  await signIn(context, email);
  // with a delivery address
  await unpaidOrder(context);
}

test('an order is paid by card in a form of the provider, after a decline', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await signedIn(freshEmail, outbox, context);
  await standInForStripe(page);
  await page.goto(await draft(context));
  await expectHydrated(page);
  const main = page.getByRole('main');
  await new Shopper(page, outbox).orderAndPay('Bank card');

  await expect(page).toHaveURL(/\/order\/stripe_payment\?clientSecret=pi_\w+&orderNo=PT/);
  await expect(main.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible();
  const card = main.getByRole('textbox', { name: 'Card number' });
  await card.fill('4000000000000002');
  await main.getByRole('button', { name: /^Pay/ }).press('Enter');
  await expect(main.getByRole('alert')).toHaveText(/Your card was declined/);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const address = page.url();
  await card.fill('4242424242424249');
  await main.getByRole('button', { name: /^Pay/ }).press('Enter');
  await expect(main.getByRole('heading', paid)).toBeVisible();

  // a paid order cannot be paid again
  await page.goto(address);
  await expect(main.getByRole('heading', paid)).toBeVisible();
});

test('a form that is blocked or unknown says so, and the order stays', async ({
  page,
  context,
  outbox,
  freshEmail,
  consoleGuard,
}) => {
  consoleGuard.allow(/js\.stripe\.com|ERR_FAILED|Failed to load/);
  await signedIn(freshEmail, outbox, context);
  await standInForStripe(page, { blocked: true });
  const orderNo = await unpaidOrder(context);
  const main = page.getByRole('main');
  await page.goto(`/order/stripe_payment?clientSecret=pi_0_secret_0&orderNo=${orderNo}`);
  await expect(main.getByText(/could not be loaded/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('https://js.stripe.com/**');
  await standInForStripe(page);
  await page.goto(`/order/stripe_payment?clientSecret=unknown&orderNo=${orderNo}`);
  await expect(main.getByText(/can no longer be completed/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a card form whose key the provider refuses says to check the config file', async ({
  page,
  context,
}) => {
  await signIn(context, demo.sofia);
  const script = `window.Stripe = () => {
    throw Object.assign(new Error('Invalid key'), { name: 'IntegrationError' });
  };
  window.Stripe.version = 'endive';`;
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/order/stripe_payment?clientSecret=pi_1_secret_2');
  const main = page.getByRole('main');
  await expect(main.getByText(/check your config file/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'My orders' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('an order is paid by a code that is scanned elsewhere', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await signedIn(freshEmail, outbox, context);
  await page.goto(await draft(context));
  await expectHydrated(page);
  const main = page.getByRole('main');
  await new Shopper(page, outbox).orderAndPay('WeChat Pay');

  const dialog = page.getByRole('dialog', { name: 'Pay with WeChat' });
  await expect(dialog.getByRole('img', { name: 'Payment code for WeChat' })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'I have paid' }).click();
  await expect(dialog).toBeVisible();
  const phone = context.waitForEvent('page');
  await dialog.getByRole('link', { name: /^Open on this device/ }).click();
  await (await phone).getByRole('button', { name: /^Pay/ }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('heading', paid)).toBeVisible();
});

test('an order is paid at PayPal', async ({ page, context, outbox, freshEmail }) => {
  await signedIn(freshEmail, outbox, context);
  await page.goto(await draft(context));
  await expectHydrated(page);
  const shopper = new Shopper(page, outbox);
  await shopper.orderAndPay('PayPal');
  await shopper.atTheProvider('Pay');
  expect(new URL(page.url()).searchParams.get('PayerID')).toBeTruthy();
  await expect(page.getByRole('heading', paid)).toBeVisible();
});
