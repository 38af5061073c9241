import { registerAccount } from './support/accounts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { drawPng } from './support/draw-png';
import { tabTo } from './support/keyboard';
import { demo } from './support/sign-in';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test.slow();

const NEW_PASSWORD = 'Another-2027';

test('name and picture are changed, and the header shows them', async ({
  page,
  context,
  outbox,
  freshEmail,
  consoleGuard,
}) => {
  // tracing would fetch the preview, which the page's policy forbids
  consoleGuard.allow(/^Connecting to 'blob:.* violates the following Content Security Policy/);
  await registerAccount({ email: freshEmail }, outbox, context);
  await page.goto('/users/user_info');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email')).toHaveValue(freshEmail);

  const name = main.getByLabel('User name');
  await name.fill(' ');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('User name cannot be empty')).toBeVisible();
  await expect(name).toBeFocused();

  const picture = main.getByLabel('Picture', { exact: true });
  await picture.setInputFiles({
    name: 'letter.png',
    mimeType: 'image/png',
    buffer: Buffer.from('this is no picture'),
  });
  const again = main.getByRole('button', { name: 'Upload letter.png again' });
  await expect(again).toBeVisible();
  const buffer = await drawPng(page);
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(main.getByText('Uploaded', { exact: true })).toBeAttached();
  await expect(again).toBeHidden();
  await expectNoAxeViolations(page);
  await name.fill('Nora of the north');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();

  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /Nora of the north/ })).toBeVisible();
  await page.reload();
  await expect(header.getByRole('button', { name: /Nora of the north/ })).toBeVisible();
  const face = header.locator('img[src*="/picture/upload/"]').first();
  await expect(face).toHaveJSProperty('naturalWidth', 64);
});

test('a file that is no picture is told at the field', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox, context);
  await page.goto('/users/user_info');
  const picture = page.getByLabel('Picture', { exact: true });
  await picture.setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(picture).toHaveAccessibleDescription(/letter\.pdf is not a JPG or PNG picture/);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('a new password by keyboard alone: the old one opens nothing, the new one leads back', async ({
  page,
  context,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox, context);
  await page.goto('/users/user_info');
  const opener = page.getByRole('button', { name: 'Change password' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const code = dialog.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await expect(dialog.getByLabel('Account')).toHaveValue(freshEmail);
  await expectNoAxeViolations(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Send code' }));
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Again in \d+ s$/ })).toBeDisabled();

  await page.keyboard.type('000000');
  await tabTo(page, dialog.getByLabel('New password', { exact: true }));
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, dialog.getByLabel('Repeat the new password'));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  // the error is at the code's field, and other input is kept
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  const mails = await outbox.mailsTo(freshEmail);
  await page.keyboard.type(mails.find((mail) => mail.code)?.code ?? '');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  const panel = new SignInPanel(page.getByRole('main'), outbox);
  await panel.byEmail(freshEmail, demo.password);
  await expect(panel.root.getByRole('alert')).toBeVisible();
  await panel.byEmail(freshEmail, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/users\/user_info$/);
  await expect(opener).toBeVisible(); // the sign-in has an e-mail address too
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(freshEmail);
});

test('a phone account is shown its number, and gets its code there', async ({
  page,
  context,
  outbox,
  freshPhone,
}) => {
  await registerAccount({ phone: freshPhone }, outbox, context);
  await page.goto('/users/user_info');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Verification code').fill(await outbox.codeFor(`+86${freshPhone}`));
  await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('guests are sent to sign in, and come back', async ({ page, outbox, freshEmail }) => {
  await registerAccount({ email: freshEmail }, outbox);
  await page.goto('/users/user_info');
  await expect(page).toHaveURL(/\/login$/);
  await new SignInPanel(page.getByRole('main'), outbox).byEmail(freshEmail);
  await expect(page).toHaveURL(/\/users\/user_info$/);
});
