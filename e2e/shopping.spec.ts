import { registerAccount } from './support/accounts';
import { openHydrated } from './support/hydrated';
import { firstShop } from './support/places';
import { Shopper } from './support/shopper';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test.slow();

test('a guest finds goods, signs up at the till, pays, and sees the order', async ({
  page,
  outbox,
  freshEmail,
}) => {
  const shopper = new Shopper(page, outbox);
  await shopper.goToACategory();
  const goods = await shopper.openFirstGoods();
  await shopper.chooseASpecification();
  await shopper.addToCart();
  await shopper.openCart();
  await shopper.expectGoods(goods);

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await shopper.registerByEmail(freshEmail);
  await shopper.expectGoods(goods);

  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
  await shopper.addAddress(freshEmail);
  await shopper.orderAndPay();
  await shopper.atTheProvider('Pay');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You may like' })).toBeVisible();

  await page.goto('/users/order_list?orderStatus=1');
  await expect(page.getByRole('tab', { name: /To ship/ })).toHaveAttribute('aria-selected', 'true');
  await shopper.expectGoods(goods);
  await page.getByRole('link', { name: 'View details' }).first().click();
  await expect(page).toHaveURL(/\/order\/order_detail\?/);
  await expect(page.getByText('Kungsgatan 12, Stockholm')).toBeVisible();
});

test('a payment that fails can be made again', async ({ page, outbox, freshEmail }) => {
  const shopper = new Shopper(page, outbox);
  await shopper.goToACategory();
  const goods = await shopper.openFirstGoods();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await shopper.registerByEmail(freshEmail);
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
  await shopper.addAddress(freshEmail);
  await shopper.orderAndPay();
  await shopper.atTheProvider('Fail');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();

  await page.goto('/users/order_list?orderStatus=0');
  await shopper.expectGoods(goods);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await shopper.atTheProvider('Pay');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();

  await page.goto('/users/order_list?orderStatus=1');
  await shopper.expectGoods(goods);
});

test('a payment that settles late is being confirmed, and pays the order when the money arrives', async ({
  page,
  outbox,
  freshEmail,
}) => {
  const shopper = new Shopper(page, outbox);
  await shopper.goToACategory();
  const goods = await shopper.openFirstGoods();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await shopper.registerByEmail(freshEmail);
  await shopper.addAddress(freshEmail);
  await shopper.orderAndPay();
  await expect(page).toHaveURL(/\/test-pay\//);
  const provider = page.url();
  await shopper.atTheProvider('Transfer');
  const confirming = page.getByRole('heading', { name: /^Payment is being confirmed/ });
  await expect(confirming).toBeVisible();

  await page.goto('/users/order_list?orderStatus=0');
  await shopper.expectGoods(goods);
  const main = page.getByRole('main');
  await expect(main.getByText('Payment is being confirmed')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  await page.getByRole('link', { name: 'View details' }).first().click();
  await expect(confirming).toBeVisible();
  await expect(main.getByRole('region', { name: 'Payment' })).toContainText('Payment accepted');

  await page.goto(provider);
  await page.getByRole('button', { name: 'Let the money arrive' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
});

test('a guest claims a coupon of a shop and has it after signing in', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox);
  await openHydrated(page, await firstShop(context));
  const coupons = page.getByRole('main').getByRole('list', { name: 'Coupons' });
  const chip = coupons.getByRole('listitem').first();
  await chip.getByRole('button', { name: /Claim$/ }).click();
  await new SignInPanel(page.getByRole('dialog'), outbox).byEmail(freshEmail);
  await expect(page.getByText('The coupon is yours.')).toBeVisible();
  await expect(chip).toContainText('Claimed');
  await page.reload();
  await expect(chip).toContainText('Claimed');
});
