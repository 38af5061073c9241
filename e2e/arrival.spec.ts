import { openHydrated } from './support/hydrated';
import { shipOrder } from './support/operator';
import { firstGoods, unpaidOrder } from './support/places';
import { Shopper } from './support/shopper';
import { callMall } from './support/sign-in';
import { expect, test } from './support/test';

test.slow();

const DATES = /Arrives\s(\w{3},\s\w{3}\s\d+(?:\s–\s\w{3},\s\w{3}\s\d+)?)/;

/** The heading of an order; its days are not broken into lines. */
const headline = (state: string, dates: string) =>
  new RegExp(`^${state}, arrives ${dates}`.replaceAll(' ', String.raw`\s`));

test('the days of arrival are the same promise on goods, in the cart, at the checkout, on the order and in its mails', async ({
  page,
  newShopper: context,
  outbox,
}) => {
  // With a delivery address in Sweden
  await unpaidOrder(context);
  const main = page.getByRole('main');
  const shopper = new Shopper(page, outbox);
  await openHydrated(page, await firstGoods(context));
  await main.getByRole('button', { name: 'To United States' }).press('Enter');
  await main.getByRole('combobox', { name: 'Delivery to' }).selectOption('Sweden');
  await expect(main.getByRole('button', { name: 'To Sweden' })).toBeVisible();
  const told = await main.getByText(DATES).first().textContent();
  const [, dates = ''] = DATES.exec(told?.replaceAll(/\s/g, ' ') ?? '') ?? [];
  expect(dates).not.toBe('');

  await shopper.addToCart();
  await shopper.openCart();
  await expect(main.getByText(`Arrives ${dates}`)).toBeVisible();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
  await expect(main.getByText(`Arrives ${dates}`)).toBeVisible();
  await shopper.orderAndPay();
  await shopper.atTheProvider('Pay');
  await expect(main.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(main.getByText(`Arrives ${dates}`)).toBeVisible();

  await main.getByRole('link', { name: /^SH/ }).click();
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headline('To be shipped', dates));
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await shipOrder(orderNo, { company: 'Northern Post', waybillNo: 'NP884201739SE' });
  await page.goto('/users/order_list?orderStatus=2');
  const card = main.getByRole('article', { name: orderNo });
  await expect(card.getByText(`Arrives ${dates}`)).toBeVisible();
  await card.getByRole('link', { name: 'Track' }).click();
  await expect(heading).toHaveText(headline('On its way', dates));
  await expect(main.getByText('NP884201739SE')).toBeVisible();

  const { masterOrderNo } = await callMall<{ masterOrderNo: string }>(
    context,
    `/api/front/order/detail/${orderNo}`,
  );
  // Of the payment, and of the shipping: to the address of the order
  for (const number of [masterOrderNo, orderNo]) {
    const mail = async () =>
      (await outbox.mailsTo('nora@vermilion.example')).find(({ subject, text }) =>
        (subject + text).includes(number),
      )?.text;
    await expect.poll(mail, { message: `a mail about ${number}` }).toContain(dates);
  }
});
