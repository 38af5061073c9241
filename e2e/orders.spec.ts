import { unpaidOrder } from './support/places';
import { Shopper } from './support/shopper';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('cancelling an order is said, and the focus goes on to the next one', async ({
  page,
  newShopper: context,
}) => {
  const first = await unpaidOrder(context);
  const second = await unpaidOrder(context);
  await page.goto('/users/order_list?orderStatus=0');
  await expect(page.getByRole('article')).toHaveCount(2);
  const cancel = async (orderNo: string) => {
    await page.getByRole('button', { name: `Cancel order Order number ${orderNo}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('The order is cancelled.')).toBeVisible();
  };
  await cancel(second);
  const next = page.getByRole('article', { name: first });
  await expect(next.getByRole('button', { name: 'Cancel order' })).toBeFocused();

  await next.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`To pay Order number ${first}`);
  await cancel(first);
  const heading = page.getByRole('heading', { level: 1, name: /^Cancelled/ });
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goto('/users/order_list?orderStatus=0');
  await expect(page.getByRole('tab', { name: /^To pay/ })).toHaveText(/^To pay\s*0$/);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a paid order that is not shipped is cancelled, and its money comes back', async ({
  page,
  newShopper: context,
  outbox,
}) => {
  const main = page.getByRole('main');
  await unpaidOrder(context);
  await page.goto('/users/order_list?orderStatus=0');
  await main.getByRole('button', { name: 'Pay now' }).click();
  await new Shopper(page, outbox).atTheProvider('Pay');
  await page.goto('/users/order_list?orderStatus=1');
  await main.getByRole('link', { name: 'View details' }).click();
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^To be shipped, arrives/);
  await main.getByRole('button', { name: /^Cancel order/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Your money is returned the way you paid');
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('The order is cancelled.')).toBeVisible();
  await expect(heading).toHaveText(/^Cancelled/);
  await page.reload();
  await expect(heading).toHaveText(/^Cancelled/);
  await expect(main.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0);
  await page.goto('/users/order_list?orderStatus=6');
  await expect(main.getByRole('article')).toHaveCount(1);
});

test('all orders are in one tab, those that wait for payment first', async ({
  page,
  newShopper: context,
}) => {
  const cancelled = await unpaidOrder(context);
  const waiting = await unpaidOrder(context);
  await page.goto('/users/order_list');
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: `Cancel order Order number ${cancelled}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders.last()).toContainText('Cancelled');
  await expect(orders).toHaveCount(2);
  await expect(orders.first()).toHaveAccessibleName(new RegExp(waiting));
});

test('a time is shown without the name of a zone', async ({ page, newShopper: context }) => {
  const orderNo = await unpaidOrder(context);
  await page.goto(`/order/order_detail?orderNo=${orderNo}&orderStatus=0`);
  await expect(page.getByRole('main').getByRole('time').first()).toHaveText(/\d\d:\d\d [AP]M$/);
});

test('logging out is said, and the focus goes to the content of home', async ({
  page,
  context,
}) => {
  await signIn(context, demo.sofia);
  await page.goto('/users/address_list');
  await page.getByRole('banner').getByRole('button', { name: /Sofia/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('You are logged out')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
