import type { Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { keyboard, mouse } from './support/input-device';
import { demo, sessionCookie } from './support/sign-in';
import { openSignIn, SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test.slow();

// keyboard input does not depend on the database: it is tested on one of the two
const kinds = process.env.E2E_DATABASE_URL
  ? (['mouse'] as const)
  : (['mouse', 'keyboard'] as const);

for (const kind of kinds) {
  test.describe(`by ${kind} alone`, () => {
    const deviceOn = (page: Page) => (kind === 'keyboard' ? keyboard(page) : mouse);

    test('with email and password, over the page that one is on', async ({ page, outbox }) => {
      const device = deviceOn(page);
      await page.goto('/goods/top_one');
      await device.press(openSignIn(page));
      const panel = new SignInPanel(page.getByRole('dialog'), outbox, device);
      await panel.byEmail(demo.ming);
      await expect(panel.root).toBeHidden();
      await expect(page).toHaveURL(/\/goods\/top_one$/);
      expect((await sessionCookie(page.context()))?.httpOnly).toBe(true);
    });

    test('with email: registering', async ({ page, outbox, freshEmail }) => {
      await page.goto('/login');
      await new SignInPanel(page.getByRole('main'), outbox, deviceOn(page)).registerByEmail(
        freshEmail,
      );
      await expect(page.getByText('Registered successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    });

    test('with a phone: registering, then its password', async ({ page, outbox, freshPhone }) => {
      await page.goto('/login');
      const panel = new SignInPanel(page.getByRole('main'), outbox, deviceOn(page));
      await panel.registerByPhone(freshPhone);
      await expect(page.getByText('Registered successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/$/);

      await page.context().clearCookies({ name: /mall_session\./ });
      await page.goto('/login');
      await panel.byPhone(freshPhone);
      await expect(page).toHaveURL(/\/$/);
      expect(await sessionCookie(page.context())).toBeDefined();
    });

    test('with a phone and a code that is sent to it', async ({ page, outbox, freshPhone }) => {
      await registerAccount({ phone: freshPhone }, outbox);
      await page.goto('/login');
      await new SignInPanel(page.getByRole('main'), outbox, deviceOn(page)).byCode(freshPhone);
      await expect(page).toHaveURL(/\/$/);
      expect(await sessionCookie(page.context())).toBeDefined();
    });

    test('a forgotten password is replaced, and the old one opens nothing', async ({
      page,
      outbox,
      freshEmail,
    }) => {
      await registerAccount({ email: freshEmail }, outbox);
      await page.goto('/login');
      const panel = new SignInPanel(page.getByRole('main'), outbox, deviceOn(page));
      await panel.resetPassword(freshEmail, 'Another-2027');
      await panel.byEmail(freshEmail);
      await expect(panel.root.getByRole('alert')).toBeVisible();
      await expect(panel.field('Email')).toHaveValue(freshEmail);
      await panel.byEmail(freshEmail, 'Another-2027');
      await expect(page).toHaveURL(/\/$/);
    });

    test('a visitor buys without an account', async ({ page, outbox, freshEmail }) => {
      const device = deviceOn(page);
      await page.goto('/goods_detail/5');
      await device.press(page.getByRole('main').getByRole('button', { name: 'Buy now' }));
      await new SignInPanel(page.getByRole('dialog'), outbox, device).enterAsVisitor(freshEmail);
      await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
    });

    for (const name of ['Twitter', 'Google', 'Facebook']) {
      test(`with an account of ${name}, and back to where it began`, async ({ page, outbox }) => {
        const device = deviceOn(page);
        await page.goto('/goods/top_one');
        await device.press(openSignIn(page));
        await new SignInPanel(page.getByRole('dialog'), outbox, device).withProvider(name);
        await device.press(page.getByRole('link', { name: /^Continue as/ }));
        await expect(page).toHaveURL(/\/goods\/top_one$/);
        expect((await sessionCookie(page.context()))?.httpOnly).toBe(true);
      });
    }

    test('a session that ends while goods go into the cart: they are there after signing in', async ({
      page,
      outbox,
      freshEmail,
    }) => {
      const device = deviceOn(page);
      const context = page.context();
      await registerAccount({ email: freshEmail }, outbox, context);
      await page.goto('/goods_detail/5');
      // the page shows the user, but does not know that the session ends
      await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
      const cookie = await sessionCookie(context);
      await context.addCookies([{ ...cookie!, value: '0'.repeat(32) }]);
      await device.press(page.getByRole('main').getByRole('button', { name: 'Add to cart' }));
      const panel = new SignInPanel(page.getByRole('dialog'), outbox, device);
      await panel.byEmail(freshEmail);
      await expect(panel.root).toBeHidden();
      await expect(page.getByText('are in your cart now')).toBeVisible();
      await device.press(page.getByRole('link', { name: /^Cart/ }).first());
      await expect(page).toHaveURL(/\/order\/shopping_cart/);
      await expect(
        page.getByRole('main').getByText('Stainless steel saucepan').first(),
      ).toBeVisible();
    });
  });
}

test('registering by email loads the page anew, signed in', async ({
  page,
  outbox,
  freshEmail,
}) => {
  await page.goto('/goods/top_one');
  await openSignIn(page).click();
  const loaded = page.waitForEvent('load', { timeout: 20_000 });
  await new SignInPanel(page.getByRole('dialog'), outbox).registerByEmail(freshEmail);
  await loaded;
  await expect(page).toHaveURL(/\/goods\/top_one$/);
  await expect(page.getByText('Registered successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
});

test('nobody who has not begun to buy is offered the visitor’s way', async ({ page, outbox }) => {
  await page.goto('/login');
  const panel = new SignInPanel(page.getByRole('main'), outbox);
  await expect(panel.button('Sign in')).toBeVisible();
  await expect(panel.way('Buy without an account')).toBeHidden();
});

test('who refuses at the provider is told so, and led back', async ({ page, outbox }) => {
  await page.goto('/login');
  const panel = new SignInPanel(page.getByRole('main'), outbox);
  await panel.withProvider('Google');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText(/permission was not granted/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in another way' }).click();
  await expect(panel.button('Sign in')).toBeVisible();
});

test('a provider that refuses the mall says to check the config file', async ({ page, outbox }) => {
  await page.goto('/middlewares/callback_google?error=unauthorized_client&state=1');
  await expect(page.getByText(/not set up correctly.*check your config file/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in another way' }).click();
  const panel = new SignInPanel(page.getByRole('main'), outbox);
  await expect(panel.button('Sign in')).toBeVisible();
});

test('repeated mistakes ask for a captcha, which the computer can answer', async ({
  page,
  outbox,
  freshEmail,
}) => {
  await registerAccount({ email: freshEmail }, outbox);
  await page.goto('/login');
  const panel = new SignInPanel(page.getByRole('main'), outbox);
  const picture = panel.root.getByRole('img', { name: /Picture with characters/ });
  await expect(async () => {
    await panel.byEmail(freshEmail, 'wrong-Password-1');
    await expect(picture).toBeVisible({ timeout: 1000 });
  }).toPass();
  await panel.button('I cannot read the picture').click();
  await panel.byEmail(freshEmail);
  await expect(page).toHaveURL(/\/$/);
});

test('tabs agree on who is signed in', async ({ page, context, outbox }) => {
  const other = await context.newPage();
  await other.goto('/goods/top_one');
  await page.goto('/login');
  await new SignInPanel(page.getByRole('main'), outbox).byEmail(demo.sofia);
  await expect(page).toHaveURL(/\/$/);
  const guest = openSignIn(other);
  await expect(guest).toBeHidden();
  await other.goto('/users/address_list');
  await page.getByRole('banner').getByRole('button', { name: /Sofia/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(guest).toBeVisible();
});

test('a forged return path leads home', async ({ page, context, baseURL, outbox }) => {
  await context.addCookies([
    { name: 'fromPath', value: encodeURIComponent('//evil.example/'), url: baseURL! },
  ]);
  await page.goto('/login');
  await new SignInPanel(page.getByRole('main'), outbox).byEmail(demo.ming);
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('no script of the page can read the session', async ({ page, outbox }) => {
  await page.goto('/login');
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''));
  });
  await new SignInPanel(page.getByRole('main'), outbox).byEmail(demo.ming);
  await expect(page).toHaveURL(/\/$/);
  const token = (await sessionCookie(page.context()))?.value ?? '';
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  const readable = await page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
    ].join(),
  );
  expect(readable + answers.join()).not.toContain(token);
});
