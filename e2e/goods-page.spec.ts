import type { Locator } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { expectFocusNeverHidden } from './support/covered';
import { openHydrated } from './support/hydrated';
import { firstGoods } from './support/places';
import { repeats } from './support/repetition';
import { expect, test } from './support/test';
import { allLocales, languageOf, prefixOf } from './support/words';

const goods = '/goods_detail/5';
const goodsOfChineseShop = '/goods_detail/10';

test('buying stays in reach: a bar comes when the buttons are scrolled away', async ({ page }) => {
  await openHydrated(page, goods);
  const bar = page.getByRole('region', { name: 'Buy this item' });
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to the cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test('on a phone both buttons stand at the end of the window, wherever one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openHydrated(page, goods);
  for (const name of ['Add to cart', 'Buy now'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const name of ['Add to cart', 'Buy now'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectFocusNeverHidden(page, 'Tab', 50);
});

test('on a phone the first window has picture, name, stars and price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, goods);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: /out of 5 stars/ })).toBeInViewport({ ratio: 1 });
  const buttons = main.getByRole('button', { name: 'Add to cart' }).locator('..');
  await expect(buttons.getByText(/^\$\d/)).toBeInViewport({ ratio: 1 });
});

test('in a wide window picture, options and what is ordered stand side by side', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, goods);
    const left = async (box: Locator) => (await box.boundingBox())?.x ?? 0;
    const main = page.getByRole('main');
    const picture = await left(main.getByRole('region', { name: /^Pictures of/ }));
    const name = await left(main.getByRole('heading', { level: 1 }));
    const button = await left(main.getByRole('button', { name: 'Buy now' }));
    expect(name).toBeGreaterThan(picture + 480);
    expect(button).toBeGreaterThan(name + 200);
    await expect(main.getByRole('button', { name: 'Buy now' })).toBeInViewport({ ratio: 1 });
  }
});

test('a page leads on: to all reviews, to the category and to other goods of it', async ({
  page,
}) => {
  await openHydrated(page, goods);
  const reviews = page.getByRole('region', { name: 'What shoppers say' });
  await expect(reviews.getByRole('article')).toHaveCount(2);
  await reviews.getByRole('link', { name: /^All \d+ reviews$/ }).click();
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const similar = page.getByRole('region', { name: 'Similar items' });
  expect(await similar.getByRole('heading', { level: 3 }).allInnerTexts()).not.toContain(name);
  const way = page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last();
  const category = await way.innerText();
  await similar.getByRole('link', { name: 'The whole category' }).click();
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
});

test('goods are shared by their link, by keyboard', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, goods);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(
    page.getByRole('main').getByRole('img', { name: 'QR code of this page' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Copy: Link to this page' }).press('Enter');
  await expect(page.getByText('Copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(goods);
  expect(copied.startsWith(baseURL ?? '')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('goods that were looked at are found again below others, until they are forgotten', async ({
  page,
  context,
}) => {
  const first = await firstGoods(context);
  await openHydrated(page, first);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentGoods')), { timeout: 10_000 })
    .toContain(name);
  await openHydrated(page, goods);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recent.getByRole('link', { name })).toHaveAttribute('href', first);
  await expectNoAxeViolations(page);

  await page.goto(`/es${goods}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const vistos = page.getByRole('region', { name: 'Vistos recientemente' });
  const link = vistos.locator(`a[href="/es${first}"]`);
  await expect(link).not.toHaveText(name);
  const nombre = await link.innerText();
  await page.goto(`/es${first}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);

  await page.goto(goods);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await recent.getByRole('button', { name: 'Forget these' }).click();
  await expect(recent).toBeHidden();
});

test('freight and arrival are told for the chosen country, which is remembered', async ({
  page,
}) => {
  await openHydrated(page, goods);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Arrives\s\w{3},\s\w{3}\s\d+/)).toBeVisible();
  await expect(main.getByText(/^You earn \d+ points$/)).toBeVisible();
  await main.getByRole('button', { name: 'To United States' }).press('Enter');
  const select = main.getByRole('combobox', { name: 'Delivery to' });
  await expect(select).toBeFocused();
  await expectNoAxeViolations(page);
  await select.selectOption('France');
  await expect(main.getByRole('button', { name: 'To France' })).toBeFocused();
  await openHydrated(page, `/fr${goods}`);
  await expect(main.getByRole('button', { name: 'Pays : France' })).toBeVisible();
});

test('reviews are narrowed, and the address keeps it', async ({ page }) => {
  await openHydrated(page, `${goods}?tab=reviews`);
  const main = page.getByRole('main');
  const select = main.getByRole('combobox', { name: 'Specification' });
  const [, first] = await select.getByRole('option').allInnerTexts();
  await select.selectOption(first ?? '');
  await expect(page).toHaveURL(/spec=/);
  const count = Number(/\((\d+)\)/.exec(first ?? '')?.[1]);
  const reviews = main.getByRole('tabpanel').getByRole('article');
  await expect(reviews).toHaveCount(Math.min(count, 10));
  await page.reload();
  await expect(reviews).toHaveCount(Math.min(count, 10));
  await expectNoAxeViolations(page);
});

test('the stars below the name lead to the reviews, and the shop’s name to the shop', async ({
  page,
}) => {
  await openHydrated(page, '/goods_detail/5');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /out of 5 stars/ }).click();
  await expect(page).toHaveURL(/tab=reviews/);
  const reviews = main.getByRole('tab', { name: /^Reviews/ });
  await expect(reviews).toHaveAttribute('aria-selected', 'true');
  await expect(reviews).toBeInViewport();
  await main.getByRole('link', { name: 'Vermilion Direct' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vermilion Direct' })).toBeVisible();
});

const firstHeadings = {
  en: 'Why we like it',
  'zh-CN': '为什么值得选',
  es: 'Por qué nos gusta',
  fr: 'Pourquoi nous l’aimons',
  th: 'ทำไมเราถึงชอบ',
  lao: 'ເປັນຫຍັງເຮົາຈຶ່ງມັກ',
};

for (const locale of allLocales) {
  test(`the description in ${locale} is in the language of the page, whatever the shop writes${repeats(locale, 'zh-CN')}`, async ({
    page,
  }) => {
    for (const path of [goods, goodsOfChineseShop]) {
      await page.goto(prefixOf(locale) + path);
      const description = page.getByRole('tabpanel').first();
      const heading = description.getByRole('heading', { name: firstHeadings[locale] });
      await expect(heading).toBeVisible();
      const language = languageOf(locale).slice(0, 2);
      const lang = await heading.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'));
      expect(lang?.slice(0, 2)).toBe(language);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(description.getByRole('img', { name, exact: true })).toHaveCount(2);
    }
  });
}
