import { registerAccount } from './support/accounts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { openHydrated } from './support/hydrated';
import { tabTo } from './support/keyboard';
import { firstShop } from './support/places';
import { Shopper } from './support/shopper';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const LIST = '/users/collection_list';

test('a guest collects goods: sign-in first, then it is done, and found in the account', async ({
  page,
  outbox,
  freshEmail,
}) => {
  const shopper = new Shopper(page, outbox);
  await shopper.goToACategory();
  const goods = await shopper.openFirstGoods();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await shopper.registerByEmail(freshEmail);
  await expect(page.getByText('Added to your saved items')).toBeVisible();
  const heart = page.getByRole('button', { name: 'Saved', exact: true });
  await expect(heart).toBeVisible();

  await page.reload();
  await expect(heart).toBeVisible();
  await page.goto(LIST);
  const main = page.getByRole('main');
  await expect(main.getByRole('tab', { name: /Items/ })).toHaveAccessibleName(/1/);
  await expect(main.getByRole('link', { name: goods })).toBeVisible();
  await expectNoAxeViolations(page);

  await main.getByRole('button', { name: /^Remove .* from your saved items$/ }).click();
  await expect(main.getByText('You have saved no items yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('link', { name: goods })).toBeVisible();
});

test('a shop is followed by keyboard, and no longer', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox, context);
  await openHydrated(page, await firstShop(context));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  await tabTo(page, follow);
  await page.keyboard.press('Enter');
  const following = page.getByRole('button', { name: 'Following' });
  await expect(following).toBeFocused();
  await expect(page.getByText('You follow this shop now')).toBeVisible();

  await page.goto(`${LIST}?tab=shops`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name })).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: `Unfollow ${name}` }));
  await page.keyboard.press('Enter');
  await expect(main.getByText('You follow no shops yet.')).toBeVisible();
});

test('the collection says what became of prices, and several are removed at once', async ({
  page,
  context,
}) => {
  await signIn(context, demo.ming);
  await page.goto('/users/order_list');
  const menu = page.getByRole('navigation', { name: 'My account' });
  await menu.getByRole('link', { name: 'Saved items' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}\\b`));
  const main = page.getByRole('main');
  await expect(main.getByText(/less than when you saved it$/).first()).toBeVisible();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
  const rows = main.getByRole('article');
  const before = await rows.count();
  await main.getByRole('button', { name: 'Manage' }).press('Enter');
  await main
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .press('Space');
  await main
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .press('Space');
  await main.getByRole('button', { name: 'Remove (2)' }).press('Enter');
  await expect(rows).toHaveCount(before - 2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rows).toHaveCount(before);
});
