import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const LIST = '/users/points';

test('points are found in the account, lead to their order, and are explained', async ({
  page,
  context,
}) => {
  await signIn(context, demo.ming);
  await page.goto('/users/order_list');
  const menu = page.getByRole('navigation', { name: 'My account' });
  await menu.getByRole('link', { name: 'My points' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'My points' })).toBeVisible();
  await expect(page).toHaveURL(LIST);
  const entries = main.getByRole('list', { name: /newest first/ });
  await expect(entries.getByText(/^\+[\d,]+ points$/).first()).toBeVisible();
  await expect(entries.getByText(/^Pending until /).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await main.getByRole('radio', { name: 'Spent' }).press('Space');
  await expect(page).toHaveURL(`${LIST}?type=spent`);
  await main.getByRole('radio', { name: 'Earned' }).press('Space');
  await expect(page).toHaveURL(`${LIST}?type=earned`);
  await main.getByRole('tab', { name: 'Earn points' }).click();
  await expect(main.getByText(/30 days after its completion/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.goBack();
  await expectNoSidewaysScroll(page);
  await entries.getByRole('link').first().click();
  await expect(main.getByRole('heading', { name: /delivered/i })).toBeVisible();
  await expect(main.getByText(/^You earned [\d,]+ points$/)).toBeVisible();
});
