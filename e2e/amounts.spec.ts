import type { Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { amountsIn, minorOf, sumOf, termsIn } from './support/amounts';
import { openHydrated } from './support/hydrated';
import { putInCart } from './support/places';
import { Shopper } from './support/shopper';
import { expect, test } from './support/test';

test.slow();

/** A lamp with freight, and goods of two other shops. */
const GOODS = { 41: 2, 6: 1, 5: 3 };

const main = (page: Page) => page.getByRole('main');
const rowsOf = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });
const total = (page: Page) => main(page).locator('[data-component="cart-summary"] [aria-busy]');

/** The price of the chosen goods, as the bar tells it. */
const goodsTotal = async (page: Page) =>
  amountsIn(
    await total(page)
      .getByText(/^Items \$/)
      .innerText(),
  );

/** The rows of the cart: unit price, quantity, sum. */
async function cartRows(page: Page) {
  const rows = await rowsOf(page).all();
  return Promise.all(
    rows.map(async (row) => {
      const [price = NaN, sum = NaN] = amountsIn(await row.innerText());
      return { price, quantity: Number(await row.getByRole('spinbutton').inputValue()), sum };
    }),
  );
}

/** The totals of an order's lines: "$69.90 × 2" each. */
async function linesSum(page: Page): Promise<number> {
  const lines = await main(page)
    .getByRole('group')
    .filter({ hasText: /× \d+$/, hasNot: page.getByRole('group') })
    .allInnerTexts();
  return sumOf(
    lines.map((line) => {
      const [, price = '', quantity] = /(\$[\d,.]+)\s*× (\d+)/.exec(line) ?? [];
      return minorOf(price) * Number(quantity);
    }),
  );
}

test.beforeEach(async ({ context, outbox, freshEmail }) => {
  await registerAccount({ email: freshEmail }, outbox, context);
  for (const [id, quantity] of Object.entries(GOODS))
    await putInCart(context, Number(id), quantity);
});

test('a cart adds up: each row, and what is ticked, as quantities change and after a reload', async ({
  page,
}) => {
  await openHydrated(page, '/order/shopping_cart');
  const expectSums = async (quantities: number[], ticked: number[]) => {
    await expect
      .poll(async () => (await cartRows(page)).map(({ quantity }) => quantity))
      .toEqual(quantities);
    const rows = await cartRows(page);
    for (const { price, quantity, sum } of rows) expect(sum).toBe(price * quantity);
    const goods = sumOf(ticked.map((index) => rows[index]?.sum ?? NaN));
    const pieces = sumOf(ticked.map((index) => quantities[index] ?? NaN));
    await expect(main(page).getByText(`Estimated total (${pieces} items)`)).toBeVisible();
    await expect.poll(() => goodsTotal(page)).toEqual([goods]);
    await expect(total(page)).toHaveAttribute('aria-busy', 'false');
    const text = await total(page).innerText();
    const partOf = (part: RegExp) => amountsIn(part.exec(text)?.[0] ?? '')[0] ?? 0;
    expect(amountsIn(text)[0]).toBe(
      goods + partOf(/Delivery[^·]*?\$[\d.,]+/) + partOf(/Coupons\s−\$[\d.,]+/),
    );
    const all = sumOf(quantities);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      `Shopping cart (${all} items)`,
    );
    await expect(page.getByRole('link', { name: `Cart, ${all} items` })).toBeVisible();
  };
  const before = (await cartRows(page)).map(({ quantity }) => quantity);
  expect(before.toSorted()).toEqual(Object.values(GOODS).toSorted());
  await expectSums(before, [0, 1, 2]);
  const saved = page.waitForResponse('**/api/front/cart/num');
  await rowsOf(page)
    .nth(1)
    .getByRole('button', { name: /^One more of/ })
    .click();
  const [first = 0, second = 0, third = 0] = before;
  await expectSums([first, second + 1, third], [0, 1, 2]);
  await rowsOf(page).nth(0).getByRole('checkbox').uncheck();
  await expectSums([first, second + 1, third], [1, 2]);
  await expect(main(page).getByRole('spinbutton').nth(1)).toHaveValue(String(second + 1));

  await saved;
  await openHydrated(page, '/order/shopping_cart');
  await expectSums([first, second + 1, third], [0, 1, 2]);
});

test('an order adds up, from the checkout to its page: lines and freight less the coupon', async ({
  page,
  outbox,
  freshEmail,
}) => {
  const shopper = new Shopper(page, outbox);
  await openHydrated(page, '/order/shopping_cart');
  const [goods] = await goodsTotal(page);
  await main(page).getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm/);
  await shopper.addAddress(freshEmail);
  await main(page)
    .getByRole('button', { name: /(Change|Choose)$/ })
    .click();
  for (const shop of await main(page).locator('[data-component="checkout-goods"] h3 button').all())
    if ((await shop.getAttribute('aria-expanded')) === 'false') await shop.click();

  const pay = main(page).getByRole('button', { name: /^Pay \$/ });
  const coupons = main(page).getByRole('group', { name: /^From/ }).first().getByRole('radio');
  const expectSums = async (couponMinor: number) => {
    // the sum to pay is left out while it is calculated
    const priced = async () => {
      const { Coupon, 'To pay': toPay } = await termsIn(main(page));
      return toPay === undefined ? 'not yet' : Coupon;
    };
    await expect.poll(priced).toBe(couponMinor ? -couponMinor : undefined);
    const terms = await termsIn(main(page));
    const { Delivery: freight = NaN, Subtotal, 'To pay': toPay = NaN } = terms;
    const [, items] = Object.entries(terms).find(([term]) => /^\d+ items?$/.test(term)) ?? [];
    const lines = await linesSum(page);
    expect([items, lines]).toEqual([goods, goods]);
    expect(Subtotal).toBe(lines + freight);
    expect(toPay).toBe(lines + freight - couponMinor);
    expect(amountsIn(await pay.innerText())).toEqual([toPay]);
    return { freight, toPay };
  };
  const [couponMinor = NaN] = amountsIn(
    (await coupons.first().evaluate((radio) => radio.closest('label')?.innerText)) ?? '',
  );
  const { freight, toPay } = await expectSums(couponMinor);
  expect(freight, 'goods with freight').toBeGreaterThan(0);
  await coupons.last().press('Space');
  await expectSums(0);
  await coupons.first().press('Space');
  expect(await expectSums(couponMinor)).toEqual({ freight, toPay });

  await shopper.orderAndPay();
  await expect(page.getByText(`$${(toPay / 100).toFixed(2)}`).first()).toBeVisible();
  await shopper.atTheProvider('Pay');
  await openHydrated(page, '/users/order_list?orderStatus=1');
  const links = await page.getByRole('link', { name: 'View details' }).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const paid: number[] = [];
  for (const address of addresses) {
    await openHydrated(page, address ?? '');
    const sums = await termsIn(main(page));
    const { Items = NaN, Delivery = NaN, Coupon = 0 } = sums;
    const [, sum = NaN] =
      Object.entries(sums).find(([term]) => term.startsWith('Order total')) ?? [];
    expect(Items).toBe(await linesSum(page));
    expect(sum).toBe(Items + Delivery + Coupon);
    paid.push(sum);
  }
  expect(sumOf(paid)).toBe(toPay);
  await openHydrated(page, '/order/shopping_cart');
  await expect(main(page).getByRole('spinbutton')).toHaveCount(0);
});
