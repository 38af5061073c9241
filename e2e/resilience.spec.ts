import { expectHydrated, openHydrated } from './support/hydrated';
import { demo, sessionCookie, signIn } from './support/sign-in';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test('an unknown page is a 404 that leads home', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a malformed address is a 400 of the mall’s own, in its language, that leads home', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400/);
  const response = await page.goto('/fr/goods_detail/%');
  expect(response?.status()).toBe(400);
  await expectHydrated(page);
  await expect(page.getByRole('banner').getByRole('combobox').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /accueil/i })
    .click();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('goods that do not exist are an error page, not an empty one', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (404|500)/);
  const response = await page.goto('/goods_detail/999999');
  expect(response?.status()).toBeGreaterThanOrEqual(404);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Back to the home page' }),
  ).toBeVisible();
});

test('a protected page leads to sign-in and back to where one wanted to go', async ({
  page,
  outbox,
}) => {
  await page.goto('/users/address_list');
  await expect(page).toHaveURL(/\/login/);
  await new SignInPanel(page.getByRole('main'), outbox).byEmail(demo.ming);
  await expect(page).toHaveURL(/\/users\/address_list/);
});

test('a session that has ended leads from a protected page to sign-in', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto('/users/order_list?orderStatus=1');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const cookie = await sessionCookie(context);
  expect(cookie?.httpOnly, 'no script can read the session').toBe(true);
  await context.addCookies([{ ...cookie!, value: '0'.repeat(32) }]);
  await page.getByRole('tab', { name: /To receive/ }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await sessionCookie(context)).toBeUndefined();
});

test('a script chunk that is gone loads the target page as a document, once', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to (load resource|fetch)|ERR_FAILED|status of 404/);
  // before hydration links are native and load no chunk
  await openHydrated(page, '/');
  let refused = 0;
  await page.route(
    /\/assets\/.*\.js$/,
    (route) => {
      refused += 1;
      return route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('main').locator('a[href*="/goods_detail/"]').first().click();
  await expect(page).toHaveURL(/\/goods_detail\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toBe(1);
});

test('the relay refuses a change that does not come from our pages', async ({ request }) => {
  const data = { email: 'ming@vermilion.example', password: 'Vermilion-2026' };
  const foreign = { origin: 'https://elsewhere.example', 'x-vermilion': '1' };
  for (const headers of [{}, foreign]) {
    const response = await request.post('/api/front/login/email', { headers, data });
    expect((await response.text()).includes('"code":200')).toBe(false);
    expect(response.headers()['set-cookie'] ?? '').not.toContain('mall_session');
  }
});

test('what did not reach the mall can be tried again', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED/);
  await signIn(context);
  await page.goto('/goods_detail/5');
  let isCut = true;
  await page.route('**/api/front/cart/**', (route) =>
    route.request().method() === 'POST' && isCut ? route.abort() : route.fallback(),
  );
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(/could not reach the mall/)).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Added to the cart')).toBeVisible();
  await expect(page.getByText(/could not reach the mall/)).toBeHidden();
});
