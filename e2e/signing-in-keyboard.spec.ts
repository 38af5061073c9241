import { tabTo } from './support/keyboard';
import { demo } from './support/sign-in';
import { openSignIn, SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test.slow();

test('Enter sends the form; the first thing that is wrong gets the focus, and nothing is lost', async ({
  page,
  outbox,
}) => {
  await page.goto('/login');
  const panel = new SignInPanel(page.getByRole('main'), outbox);
  await tabTo(page, panel.field('Email'));
  await page.keyboard.type(demo.ming);
  await tabTo(page, panel.field('Password'));
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await expect(panel.root.getByRole('checkbox')).toBeFocused();
  await expect(panel.field('Email')).toHaveValue(demo.ming);
  await page.keyboard.press('Space');
  await tabTo(page, panel.field('Password'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('Escape closes sign-in and gives the focus back', async ({ page, outbox }) => {
  await page.goto('/goods/top_one');
  const opener = openSignIn(page);
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const panel = new SignInPanel(page.getByRole('dialog'), outbox);
  await expect(panel.root).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.root).toBeHidden();
  await expect(opener).toBeFocused();
});

test('registering with a foreign phone number, by keyboard alone', async ({
  page,
  outbox,
  freshPhone,
}) => {
  await page.goto('/login');
  const panel = new SignInPanel(page.getByRole('main'), outbox);
  await tabTo(page, panel.way('Create an account'));
  await page.keyboard.press('Enter');
  await tabTo(page, panel.root.getByRole('tab', { name: 'Email' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, panel.root.getByRole('combobox', { name: 'Country or region' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('swe');
  await expect(page.getByRole('option', { name: /Sweden/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, panel.field('Phone number'));
  const swedish = `70${freshPhone.slice(-7)}`;
  await page.keyboard.type(swedish);
  await tabTo(page, panel.button('Send code'));
  await page.keyboard.press('Enter');
  await tabTo(page, panel.field('Verification code'));
  await page.keyboard.type(await outbox.codeFor(`+46${swedish}`));
  await tabTo(page, panel.field('Password'));
  await page.keyboard.type(demo.password);
  await tabTo(page, panel.root.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, panel.button('Create account'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registered successfully')).toBeVisible();
});
