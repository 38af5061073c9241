import { registerAccount } from './support/accounts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { freshCaller } from './support/callers';
import { expectHydrated } from './support/hydrated';
import { tabTo } from './support/keyboard';
import { unpaidOrder } from './support/places';
import { noteSecret } from './support/secrets';
import { callMall } from './support/sign-in';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test.slow();

test('a visitor buys, and sees the order by link and code in another browser, by keyboard', async ({
  browser,
  context,
  outbox,
  freshEmail,
}) => {
  await callMall(context, '/api/front/login/register/visitor', { email: freshEmail });
  const orderNo = await unpaidOrder(context);
  const buying = await context.newPage();
  await buying.goto(`/order/order_detail?orderNo=${orderNo}&orderStatus=0`);
  await buying.getByRole('button', { name: /^Pay now/ }).click();
  await buying.getByRole('button', { name: /^Pay\b/ }).click();
  await expect(buying).toHaveURL(/\/order\/payment_result/);

  await registerAccount({ email: freshEmail }, outbox);
  let link = '';
  const read = async () => {
    const mails = await outbox.mailsTo(freshEmail);
    link = /\/order\/visitor\?\S+/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
    return link;
  };
  await expect.poll(read, { message: 'the mail with the link' }).toContain(orderNo);
  noteSecret(new URLSearchParams(link.split('?')[1]).get('identity') ?? '');

  const other = await browser.newContext({ extraHTTPHeaders: freshCaller() });
  const page = await other.newPage();
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const response = await page.goto(link);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(heading).toHaveText('See your order');
  await expect(main.getByText('Kungsgatan 12, Stockholm')).toHaveCount(0);
  await expectHydrated(page);
  await expectNoAxeViolations(page);
  await tabTo(page, main.getByRole('button', { name: 'Send the code' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: 'Code' })).toBeFocused();
  const code = await outbox.codeFor(freshEmail);
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toHaveText('The code is wrong or has expired.');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await tabTo(page, main.getByRole('textbox', { name: 'Code' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText(/^To be shipped, arrives/);
  await expect(main.getByText('Kungsgatan 12, Stockholm')).toBeVisible();
  await expect(main.getByRole('link', { name: /refund/i })).toHaveCount(0);
  expect(page.url()).not.toContain(code);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await tabTo(page, main.getByRole('button', { name: 'Sign in or create an account' }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await new SignInPanel(panel, outbox).byEmail(freshEmail);
  await expect(panel).toBeHidden();
  await main.getByRole('button', { name: 'Keep it in my account' }).press('Enter');
  await expect(main.getByText('The order is in your account now.')).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('link', { name: 'Go to my orders' }).press('Enter');
  await expect(page).toHaveURL(/\/users\/order_list/);
  await expect(main.getByRole('article')).toHaveCount(1);
  await other.close();
});
