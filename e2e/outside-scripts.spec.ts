import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { startSecondStorefront } from './support/second-storefront';
import { expect, test } from './support/test';

const apiUrl = process.env.E2E_API_URL ?? '';
let storefront: Awaited<ReturnType<typeof startSecondStorefront>>;

test.beforeAll(async () => {
  const settings = { MALL_CARD_SCRIPT: 'on', MALL_SOCIAL_SCRIPT: 'google' };
  storefront = await startSecondStorefront(apiUrl, undefined, settings);
});
test.afterAll(() => storefront.stop());

/** The hosts of other companies that were asked for a script; they answer with an empty one. */
async function askedHosts(context: BrowserContext) {
  const asked: string[] = [];
  const isOutside = (url: URL) => /stripe|google|facebook/.test(url.hostname);
  await context.route(isOutside, (route) => {
    asked.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

const question = (page: Page) =>
  page.getByRole('complementary', { name: 'Scripts of other companies' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name });

/** Resolves when whatever waits for an idle browser has had its turn. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => void requestIdleCallback(() => setTimeout(resolve, 100))),
  );

test('no page asks or loads anything of other companies by default', async ({ page, context }) => {
  const asked = await askedHosts(context);
  await page.goto('/', { waitUntil: 'load' });
  await untilIdle(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Scripts of other companies' })).toBeHidden();
  expect(asked).toEqual([]);
});

test('scripts of other companies wait for consent, which the keyboard gives', async ({
  page,
  context,
}) => {
  const asked = await askedHosts(context);
  await page.goto(storefront.url, { waitUntil: 'load' });
  await expect(question(page)).toContainText('Stripe and Google');
  await expectNoAxeViolations(page);
  await untilIdle(page);
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Allow')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect.poll(() => [...asked].sort()).toEqual(['accounts.google.com', 'js.stripe.com']);
  await page.goto(`${storefront.url}/goods/top_one`, { waitUntil: 'load' });
  await expect.poll(() => asked.length).toBe(4);
  await expect(question(page)).toBeHidden();
});

test('a refusal is remembered, and can be taken back at the foot of every page', async ({
  page,
  context,
}) => {
  const asked = await askedHosts(context);
  await page.goto(storefront.url, { waitUntil: 'load' });
  await answer(page, 'Refuse').click();
  await expect(question(page)).toBeHidden();
  for (const path of ['/', '/fr', '/login']) {
    await page.goto(storefront.url + path, { waitUntil: 'load' });
    await untilIdle(page);
    await expect(page.locator('[data-scripts]')).toBeHidden();
  }
  expect(asked).toEqual([]);
  const again = page.getByRole('link', { name: 'Scripts of other companies' });
  await again.click();
  await expect(answer(page, 'Allow')).toBeFocused();
  await answer(page, 'Allow').click();
  await expect(again).toBeFocused();
  await expect.poll(() => asked.length).toBe(2);
  // Consent is taken back: what was loaded goes with the document
  await again.click();
  await Promise.all([page.waitForEvent('load'), answer(page, 'Refuse').click()]);
  await untilIdle(page);
  expect(asked).toHaveLength(2);
});
