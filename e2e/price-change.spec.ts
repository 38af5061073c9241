import type { BrowserContext, Page } from '@playwright/test';
import { openHydrated } from './support/hydrated';
import { endQuotes, setPrice } from './support/operator';
import { draftOf } from './support/places';
import { Shopper } from './support/shopper';
import { callMall } from './support/sign-in';
import { expect, test } from './support/test';

test.slow();

interface Draft {
  orderList: { orderInfoList: { attrValueId: number; price: string }[] }[];
}

/** The only sku of a draft, and its price. */
async function skuOf(context: BrowserContext, address: string) {
  const preOrderNo = new URL(address).searchParams.get('preOrderNo');
  const path = `/api/front/order/load/pre/${preOrderNo}`;
  const [shop] = (await callMall<Draft>(context, path)).orderList;
  const [line] = shop?.orderInfoList ?? [];
  if (!line) throw new Error('The draft is empty.');
  return { id: line.attrValueId, price: line.price };
}

const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay/ });

test('a price that the mall changes and whose quotes it ends is asked about again, and nothing that was typed is lost', async ({
  page,
  newShopper,
  outbox,
  freshEmail,
}) => {
  const shopper = new Shopper(page, outbox);
  await openHydrated(page, await draftOf(newShopper, 'Reading lamp'));
  await shopper.addAddress(freshEmail);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^Test payment/ }).press('Space');
  const former = (await payButton(page).textContent()) ?? '';
  await main.getByRole('button', { name: /^Add a note for / }).click();
  const note = main.getByRole('textbox', { name: /^Message to/ });
  await note.fill('Ring twice, please');

  const sku = await skuOf(newShopper, page.url());
  const restore = await setPrice(sku.id, sku.price, (Number(sku.price) + 5).toFixed(2));
  await endQuotes(sku.id);
  await payButton(page).click();
  await expect(main.getByText('nothing was ordered')).toBeVisible();
  await main.getByRole('button', { name: 'Reserve again' }).click();
  await expect(main.getByText(/^The price has changed: it was/)).toBeVisible();
  await expect(payButton(page)).not.toHaveText(former);
  await expect(note).toHaveValue('Ring twice, please');
  await restore();
  // a press within half a second of the last one is ignored, and this walk is that fast
  await expect(async () => {
    await payButton(page).click({ timeout: 1000 });
    await page.waitForURL(/\/test-pay\//, { timeout: 3000 });
  }).toPass();
  await shopper.atTheProvider('Pay');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
});
