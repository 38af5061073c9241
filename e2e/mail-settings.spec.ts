import { registerAccount } from './support/accounts';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/test';

test('a shopper stops mails about coupons, and the page remembers it', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox, context);
  await page.goto('/users/user_info');
  await page.getByRole('main').getByRole('link', { name: 'Emails' }).click();
  const coupons = page.getByRole('switch', { name: 'Coupons that run out' });
  await expect(coupons).toBeChecked();
  await coupons.click();
  await expect(coupons).not.toBeChecked();
  await page.reload();
  await expect(coupons).not.toBeChecked();
  await expectNoAxeViolations(page);
});
