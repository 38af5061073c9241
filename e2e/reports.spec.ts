import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { tabTo } from './support/keyboard';
import { decideReport, openReports } from './support/operator';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.slow();

test('an item is reported from its page by keyboard, and the mall upholds it', async ({
  page,
  context,
}) => {
  await signIn(context, demo.sofia);
  await page.goto('/goods_detail/4');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const link = page.getByRole('link', { name: 'Report this item' });
  await link.focus();
  await page.keyboard.press('Enter');

  const main = page.getByRole('main');
  await expect(page).toHaveURL('/users/report?subject=product&id=4');
  await expect(main.getByRole('heading', { level: 1, name: 'Report an item' })).toBeVisible();
  await expect(main.getByText(name)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const send = main.getByRole('button', { name: 'Send report' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(main.getByText('Please choose a reason')).toBeVisible();
  await expect(main.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  const text = `The stamp is another one ${Date.now()}`;
  await tabTo(page, main.getByRole('textbox', { name: 'Details (optional)' }));
  await page.keyboard.type(text);
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('group', { name: /^Thank you/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await tabTo(page, main.getByRole('link', { name: 'Back to the page' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/goods_detail/4');

  const report = (await openReports()).find((one) => one.text === text);
  expect(report).toMatchObject({ subject: 'product', subjectId: 4, reason: 'counterfeit' });
  if (report) await decideReport(report, 'upheld');
  expect((await openReports()).map(({ id }) => id)).not.toContain(report?.id);
});

test('a guest who reports something is asked to sign in', async ({ page }) => {
  await page.goto('/users/report?id=4');
  await expect(page).toHaveURL(/\/login/);
});

test('what does not exist cannot be reported', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  await signIn(context, demo.sofia);
  const response = await page.goto('/users/report?id=99999999');
  expect(response?.status()).toBe(404);
});
