import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { drawPng } from './support/draw-png';
import { tabTo } from './support/keyboard';
import { demo, signIn } from './support/sign-in';
import { SignInPanel } from './support/sign-in-panel';
import { expect, test } from './support/test';

test.slow();

const LIST = '/users/evaluation_list';

/** Sets a rating by keyboard: the first star with Space, the others with arrows. */
async function giveStars(page: Page, group: Locator, stars: number) {
  await tabTo(page, group.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let star = 1; star < stars; star += 1) await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio').nth(stars - 1)).toBeChecked();
}

test('what was received is reviewed with a picture by keyboard alone', async ({
  page,
  context,
  consoleGuard,
}) => {
  // tracing would fetch the preview, which the page's policy forbids
  consoleGuard.allow(/^Connecting to 'blob:.* violates the following Content Security Policy/);
  await signIn(context, demo.sofia);
  await page.goto('/users/order_list?orderStatus=4');
  const main = page.getByRole('main');
  const order = main.getByRole('article').first();
  await tabTo(page, order.getByRole('link', { name: 'Write a review' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(LIST);
  // the URL changes before the content: wait until the orders are gone
  await expect(main.getByRole('heading', { level: 1, name: 'My reviews' })).toBeVisible();
  const waiting = main.getByRole('article');
  const goods = (await waiting.first().getAttribute('aria-label')) ?? '';
  const count = await waiting.count();
  await expectNoAxeViolations(page);
  await tabTo(page, waiting.first().getByRole('link', { name: /^Write a review/ }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/users\/evaluation_confirm\?orderNo=\w+&id=\d+$/);
  await tabTo(page, main.getByRole('button', { name: 'Send review' }));
  await page.keyboard.press('Enter');
  const quality = main.getByRole('group', { name: 'Product quality' });
  await expect(main.getByRole('group', { name: 'Please check 3 fields' })).toBeFocused();
  await expect(quality).toHaveAccessibleDescription(/^Please choose a number of stars/);
  await expectNoAxeViolations(page);

  await giveStars(page, quality, 5);
  await giveStars(page, main.getByRole('group', { name: 'Service' }), 3);
  await tabTo(page, main.getByRole('textbox', { name: 'Your experience' }));
  const words = `Arrived in one piece ${Date.now()}`;
  await page.keyboard.type(words);
  // listener is added first: a popup before it would not be reported
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, main.getByLabel('Pictures'));
  const buffer = await drawPng(page);
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ name: 'front.png', mimeType: 'image/png', buffer });
  await expect(main.getByText('Uploaded', { exact: true })).toBeAttached();
  await expectNoAxeViolations(page);
  await tabTo(page, main.getByRole('button', { name: 'Send review' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(LIST);
  await expect(page.getByText('Thank you. Your review is published.')).toBeVisible();
  await expect(waiting).toHaveCount(count - 1);

  await tabTo(page, main.getByRole('tab', { name: /^To review/ }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?tab=written`);
  const own = main.getByRole('article', { name: goods }).filter({ hasText: words });
  await expect(own.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  await expect(own.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
  const picture = own.getByRole('img', { name: /^Your picture 1 of/ });
  await expect(picture).toHaveJSProperty('naturalWidth', 64);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  await own.getByRole('link', { name: goods, exact: true }).click();
  await main.getByRole('tab', { name: /^Reviews/ }).click();
  const shown = main.getByRole('article').filter({ hasText: words });
  await expect(shown.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
});

test('the account leads to the reviews, and a guest signs in first', async ({ page, outbox }) => {
  await page.goto(`${LIST}?tab=written`);
  await expect(page).toHaveURL(/\/login$/);
  await new SignInPanel(page.getByRole('main'), outbox).byEmail(demo.ming, demo.password);
  await expect(page).toHaveURL(`${LIST}?tab=written`);
  const menu = page.getByRole('navigation', { name: 'My account' });
  await expect(menu.getByRole('link', { name: 'My reviews' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('banner').getByRole('button', { name: /Ming/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My reviews' }).click();
  await expect(page).toHaveURL(LIST);
});

test('what cannot be reviewed is told, and leads back', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  await signIn(context, demo.ming);
  const response = await page.goto('/users/evaluation_confirm?orderNo=SH1&id=1');
  expect(response?.status()).toBe(404);
  await page.goto('/users/order_list?orderStatus=3');
  const details = page.getByRole('main').getByRole('link', { name: 'View details' }).first();
  const href = (await details.getAttribute('href')) ?? '';
  const orderNo = new URLSearchParams(href.split('?')[1]).get('orderNo');
  await page.goto(`/users/evaluation_confirm?orderNo=${orderNo}&id=1`);
  await expect(page.getByText(/This item cannot be reviewed/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to my reviews' }).click();
  await expect(page).toHaveURL(LIST);
});
