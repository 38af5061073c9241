import type { BrowserContext, Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { putInCart } from './support/places';
import { callMall } from './support/sign-in';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const saved = (page: Page) => page.getByRole('region', { name: /^Saved for later/ });

interface Row {
  productId: number;
  cartNum: number;
  suk: string;
}
const cartOf = async (context: BrowserContext) => {
  const shops = await callMall<{ cartInfoList: Row[] }[]>(
    context,
    '/api/front/cart/list?isValid=true',
  );
  return shops.flatMap(({ cartInfoList }) => cartInfoList);
};

/** Selects another option in the open dialog; resolves to its name. */
async function chooseAnother(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Choose another specification' });
  const other = dialog.getByRole('radio', { checked: false }).first();
  const name = (await other.getAttribute('value')) ?? '';
  await other.press('Space');
  await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
  return name;
}

test('a guest changes a specification, saves for later, and finds both in the account', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox);
  for (const id of [5, 6]) {
    await page.goto(`/goods_detail/${id}`);
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to the cart')).toBeVisible();
  }
  await page.goto('/order/shopping_cart');
  const specification = main(page).getByRole('button', { name: /^Change the specification of / });
  await specification.first().click();
  const chosen = await chooseAnother(page);
  const changed = main(page).getByRole('button', { name: new RegExp(`: .*${chosen}`) });
  await expect(changed).toBeFocused();
  await main(page)
    .getByRole('button', { name: /^Save for later: / })
    .last()
    .click();
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
  await expect(main(page).getByRole('spinbutton')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart.*1/ })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await new SignInPanel(page.getByRole('dialog'), outbox).byEmail(freshEmail);
  await expect(
    page.getByText('What you had saved for later is in your account now.'),
  ).toBeVisible();
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
  expect((await cartOf(context)).map(({ suk }) => suk)).toEqual([expect.stringContaining(chosen)]);
  await saved(page)
    .getByRole('button', { name: /^Move to cart/ })
    .click();
  await expect(page.getByText('Moved to the cart')).toBeVisible();
  await expect(saved(page)).toBeHidden();
  await expect(main(page).getByRole('spinbutton')).toHaveCount(2);
  expect((await cartOf(context)).map(({ cartNum }) => cartNum)).toEqual([1, 1]);
});

test('many rows are managed at once: collected, saved for later, deleted', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox, context);
  for (const id of [5, 6, 7, 41]) await putInCart(context, id);
  await page.goto('/order/shopping_cart');
  const rows = main(page).getByRole('spinbutton');
  await expect(rows).toHaveCount(4);
  await main(page).getByRole('button', { name: 'Manage' }).click();
  const select = main(page).getByRole('checkbox', { name: /^Select (?!all)/ });
  const act = (name: string) => main(page).getByRole('button', { name, exact: true });
  await expect(act('Delete')).toBeDisabled();
  await expect(main(page).getByText('Select what to delete or move')).toBeVisible();
  await select.first().check();
  await act('Move to saved items').click();
  await expect(page.getByText('Moved to your saved items')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await select.first().check();
  await act('Save for later').click();
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
  await expect(rows).toHaveCount(2);
  await main(page).getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await act('Delete').click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 items from the cart?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(main(page).getByRole('link', { name: 'Keep shopping' })).toBeVisible();
  expect(await cartOf(context)).toEqual([]);
  const { total } = await callMall<{ total: number }>(context, '/api/front/collect/product/list');
  expect(total).toBe(1);
});
