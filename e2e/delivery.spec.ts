import { expectNoAxeViolations } from './support/axe';
import { openHydrated } from './support/hydrated';
import { deliverOrder, ordersToShip, shipOrder } from './support/operator';
import { draftOf, unpaidOrder } from './support/places';
import { expect, test } from './support/test';

test.slow();

test('an order is brought by the shop and paid for at the door', async ({
  page,
  newShopper: context,
}) => {
  // with a delivery address
  await unpaidOrder(context);
  const main = page.getByRole('main');
  await openHydrated(page, await draftOf(context, 'Scissors, left or right'));
  await main.getByRole('radio', { name: /^Brought by the shop/ }).press('Space');
  await main.getByRole('radio', { name: /^Cash on delivery/ }).press('Space');
  await main.getByRole('button', { name: /^Place order/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();

  const [orderNo = ''] = await ordersToShip(context);
  await shipOrder(orderNo, { courier: 'Ivo Haas', courierPhone: '+1 555 0121' });
  await openHydrated(page, `/order/order_detail?orderNo=${orderNo}&orderStatus=2`);
  await expect(main.getByText(/Please have \$[\d.]+ ready for the courier/)).toBeVisible();
  await expect(main.getByText('Ivo Haas, +1 555 0121')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Confirm receipt' })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await deliverOrder(orderNo);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1, name: /^Delivered on/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Write a review' })).toBeVisible();
});

test('a voucher is bought without an address and read on the order', async ({
  page,
  newShopper: context,
}) => {
  const main = page.getByRole('main');
  await openHydrated(page, await draftOf(context, 'Gift card for our counter'));
  await expect(main.getByText('Online: the shop sends a code or a text')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Delivery address' })).toHaveCount(0);
  await expect(main.getByRole('radio', { name: /^Cash on delivery/ })).toHaveCount(0);
  await main.getByRole('radio', { name: /^Test payment/ }).press('Space');
  await main.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: /^Pay\b/ }).click();
  await expect(main.getByRole('heading', { name: 'Payment successful' })).toBeVisible();

  const [orderNo = ''] = await ordersToShip(context);
  await shipOrder(orderNo, { text: 'Your code: 7KD2-M4QX' });
  await openHydrated(page, `/order/order_detail?orderNo=${orderNo}&orderStatus=2`);
  await expect(main.getByText('Your code: 7KD2-M4QX')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Recipient' })).toHaveCount(0);
  await expectNoAxeViolations(page);
});
