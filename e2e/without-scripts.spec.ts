import { expectNoAxeViolations } from './support/axe';
import { expectHydrated } from './support/hydrated';
import { demo, sessionCookie } from './support/sign-in';
import { expect, test } from './support/test';

/** Status of a form with validation errors. */
const refused = /status of 422/;

/** Native form submits must not put input into a URL. */
test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });
  test.slow();

  test('signing in by e-mail, going on to where one wanted, and signing out', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(refused);
    await page.goto('/users/order_list?orderStatus=1');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email', { exact: true }).and(page.locator('input')).fill(demo.sofia);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-2026');
    await page.getByRole('checkbox').check();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('input[name="email"]')).toHaveValue(demo.sofia);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/users\/order_list\?orderStatus=1$/);
    expect((await sessionCookie(page.context()))?.httpOnly).toBe(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await sessionCookie(page.context())).toBeUndefined();
  });

  test('registering by e-mail in another language', async ({ page, outbox, freshEmail }) => {
    await page.goto('/zh-CN/login');
    await page.getByRole('link', { name: '注册新账号' }).click();
    await expect(page).toHaveURL(/\/zh-CN\/login\?mode=registerEmail$/);
    await page.locator('input[name="email"]').fill(freshEmail);
    await page.locator('button[value="CODE.SEND"]').click();
    await expect(page.locator('input[name="email"]')).toHaveValue(freshEmail);
    await page.locator('input[name="registerCode"]').fill(await outbox.codeFor(freshEmail));
    await page.locator('input[name="password"]').fill(demo.password);
    await page.getByRole('checkbox').check();
    // Enter must register instead of sending another code
    await page.locator('input[name="registerCode"]').press('Enter');
    await expect(page).toHaveURL(/\/zh-CN\/?$/);
    expect(await sessionCookie(page.context())).toBeDefined();
  });

  test('a phone number with its country from the plain list', async ({ page, consoleGuard }) => {
    consoleGuard.allow(refused);
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Phone' }).click();
    // the native select: the custom one needs scripts
    const country = page.getByRole('combobox', { name: 'Country or region' });
    const plainCountry = country.and(page.locator('select'));
    await plainCountry.selectOption('SE');
    await page.getByLabel('Phone number').fill('0701');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
      /not a valid phone number/,
    );
    await expect(plainCountry).toHaveValue('SE');
    await expect(page.getByLabel('Phone number')).toHaveValue('0701');
  });

  test('a visitor comes in, and a forgotten password is replaced', async ({
    page,
    outbox,
    freshEmail,
    consoleGuard,
  }) => {
    consoleGuard.allow(refused);
    await page.goto('/login?mode=visitor');
    await page.getByLabel('Email', { exact: true }).fill(freshEmail);
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await sessionCookie(page.context())).toBeDefined();
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email', { exact: true }).fill(demo.ming);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('status').first()).toContainText(/./);
    await page.getByLabel('Verification code').fill(await outbox.codeFor(demo.ming));
    await page.getByLabel('New password', { exact: true }).fill('weak');
    await page.getByLabel('Repeat the new password').fill('weak');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });
});

test.describe('a list that is empty', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/merchant/merchant_more?title=qqxxqq',
    '/merchant/merchant/category?id=1&search=qqxxqq',
    '/merchant/merchant/coupon?id=1&kind=goods',
    '/goods_detail/243?tab=reviews&level=bad',
    '/no-such-page',
  ])
    test(`has its drawing before any script runs: ${path}`, async ({ page, consoleGuard }) => {
      consoleGuard.allow(/status of 404/);
      await page.goto(path);
      const drawing = page.getByRole('main').locator('[data-component="drawing"]');
      await expect(drawing.locator('path').first()).toBeVisible();
    });
});

test('what was typed before the scripts came is kept, and Enter never writes it into the address', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('input[name="email"]').fill(demo.ming);
  await page.locator('input[name="password"]').fill(demo.password);
  await page.getByRole('checkbox').check();
  release();
  await expectHydrated(page);
  await page.getByRole('tab', { name: 'Phone' }).click();
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect(page.locator('input[name="email"]')).toHaveValue(demo.ming);
  await expect(page.locator('input[name="password"]')).toHaveValue(demo.password);
  await expectNoAxeViolations(page);
  await page.locator('input[name="password"]').press('Enter');
  await expect(page).toHaveURL(/\/$/);
});
