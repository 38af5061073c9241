import type { BrowserContext } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { expectHydrated } from './support/hydrated';
import { expectOutline } from './support/outline';
import { draft, firstActivity, firstGoods, firstShop, shippedOrder } from './support/places';
import { repeats } from './support/repetition';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { expectTranslated } from './support/untranslated';
import { allLocales, languageOf, prefixOf } from './support/words';

interface PageCase {
  name: string;
  path: string | ((context: BrowserContext) => Promise<string>);
  status?: number;
  /** In English; headings in other languages contain no English. */
  heading: RegExp;
  signedIn?: boolean;
}

/** With `E2E_EVERY=1` each page is checked in all languages, else in one, alternating. */
const isEvery = Boolean(process.env.E2E_EVERY);
const localesOf = (index: number) =>
  isEvery ? allLocales : [allLocales[index % allLocales.length] ?? 'en'];

const pages: PageCase[] = [
  { name: 'home', path: '/', heading: /./ },
  { name: 'search', path: '/goods/goods_search?title=tea', heading: /tea/i },
  { name: 'search without a hit', path: '/goods/goods_search?title=qqxyzzy', heading: /qqxyzzy/i },
  { name: 'goods', path: firstGoods, heading: /./ },
  { name: 'shop', path: firstShop, heading: /./ },
  { name: 'goods of a shop', path: '/merchant/merchant/category?id=2', heading: /./ },
  { name: 'coupons of a shop', path: '/merchant/merchant/coupon?id=2', heading: /./ },
  { name: 'about a shop', path: '/merchant/merchant/qualification?id=2', heading: /./ },
  { name: 'sign-in', path: '/login', heading: /welcome/i },
  { name: 'not found', path: '/nowhere', status: 404, heading: /could not be found/i },
  { name: 'cart', path: '/order/shopping_cart', heading: /cart/i },
  { name: 'confirm', path: draft, heading: /confirm|check ?out/i, signedIn: true },
  { name: 'account', path: '/users', heading: /hello/i, signedIn: true },
  { name: 'orders', path: '/users/order_list?orderStatus=1', heading: /orders/i, signedIn: true },
  { name: 'refunds', path: '/users/refund_list', heading: /refunds/i, signedIn: true },
  { name: 'order', path: shippedOrder, heading: /to receive/i, signedIn: true },
  { name: 'reviews', path: '/users/evaluation_list', heading: /reviews/i, signedIn: true },
  {
    name: 'own reviews',
    path: '/users/evaluation_list?tab=written',
    heading: /reviews/i,
    signedIn: true,
  },
  { name: 'points', path: '/users/points', heading: /points/i, signedIn: true },
  { name: 'profile', path: '/users/user_info', heading: /profile/i, signedIn: true },
  { name: 'activity', path: firstActivity, heading: /./ },
  { name: 'shop street', path: '/merchant/merchant_street', heading: /street/i },
  { name: 'more shops', path: '/merchant/merchant_more', heading: /shops/i },
  {
    name: 'shops without a hit',
    path: '/merchant/merchant_more?title=qqxyzzy',
    heading: /qqxyzzy/i,
  },
  { name: 'leaderboard', path: '/goods/top_one', heading: /./ },
  { name: 'help', path: '/help', heading: /help/i },
  { name: 'paying', path: '/help/paying', heading: /paying/i },
  { name: 'about the mall', path: '/help/about_mall', heading: /about/i },
  { name: 'delivery and returns', path: '/help/delivery_returns', heading: /delivery/i },
  { name: 'agreement', path: '/middlewares/privacy_agreement', heading: /./ },
  { name: 'payment result', path: '/order/payment_result', heading: /no payment/i, signedIn: true },
  { name: 'coupons', path: '/users/coupon_list', heading: /coupons/i, signedIn: true },
  {
    name: 'collection',
    path: '/users/collection_list',
    heading: /saved items/i,
    signedIn: true,
  },
  { name: 'opening a shop', path: '/users/merchant_settled?menuCur=70', heading: /shop/i },
  {
    name: 'opening a shop, signed in',
    path: '/users/merchant_settled?menuCur=70',
    heading: /shop/i,
    signedIn: true,
  },
  {
    name: 'applications',
    path: '/users/application_record?menuCur=71',
    heading: /applications/i,
    signedIn: true,
  },
  { name: 'report', path: '/users/report?id=4', heading: /report/i, signedIn: true },
  { name: 'emails', path: '/users/mails', heading: /emails/i, signedIn: true },
  { name: 'addresses', path: '/users/address_list', heading: /address/i, signedIn: true },
];

/** URLs without their id, and the page's message. */
const nameless = {
  '/goods_detail': 'No details about this item yet.',
  '/order/order_detail': 'Order number missing, order details cannot be viewed.',
  '/users/refund_confirm': 'Order number missing, order details cannot be viewed.',
  '/order/refund_detail': 'Order number missing, order details cannot be viewed.',
  '/users/evaluation_confirm': 'Order number missing, order details cannot be viewed.',
  '/users/report': 'Missing parameters: the address does not say what to show.',
  '/order/payment_result': 'Missing parameters, cannot view order payment status.',
  '/order/order_confirm': 'Missing parameters: the address does not say what to show.',
  '/goods/activity_list': 'Missing parameters: the address does not say what to show.',
  '/merchant/merchant/home': 'Missing parameters: the address does not say what to show.',
  '/merchant/merchant/category': 'Missing parameters: the address does not say what to show.',
  '/merchant/merchant/coupon': 'Missing parameters: the address does not say what to show.',
  '/merchant/merchant/qualification': 'Missing parameters: the address does not say what to show.',
};

for (const [path, text] of Object.entries(nameless)) {
  test(`${path} without a number says what is missing`, async ({ page, context, consoleGuard }) => {
    consoleGuard.allow(/status of 404/);
    await signIn(context, demo.sofia);
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const cases = pages.flatMap((page, index) =>
  localesOf(index).map((locale) => ({ ...page, locale })),
);

for (const { name, path, status = 200, heading, signedIn, locale } of cases) {
  test(`${name} in ${locale}: status, language, title, heading, axe and width`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    if (signedIn) await signIn(context, demo.sofia);
    if (status !== 200) consoleGuard.allow(new RegExp(`status of ${status}`));
    const url = typeof path === 'string' ? path : await path(context);
    const response = await page.goto(prefixOf(locale) + url);
    expect(response?.status()).toBe(status);
    await expect(page).toHaveTitle(/Vermilion/);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(locale));
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toHaveText(locale === 'en' ? heading : /./);
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    await expectTranslated(page, locale);
    for (const frame of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(frame)).toBeVisible();
    await expectOutline(page);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 720 });
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });
}

const locales = {
  '': 'en',
  '/zh-CN': 'zh-CN',
  '/es': 'es',
  '/fr': 'fr',
  '/th': 'th',
  '/lao': 'lo',
};

for (const [prefix, lang] of Object.entries(locales)) {
  test(`home in ${lang} says its language and is taken over without a complaint${repeats(lang, 'zh-CN')}`, async ({
    page,
  }) => {
    const response = await page.goto(`${prefix}/`);
    expect(response?.status()).toBe(200);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', lang);
    await expectHydrated(page);
    const goods = page.getByRole('main').locator('a[href*="/goods_detail/"]').first();
    await expect(goods).toHaveAttribute('href', new RegExp(`^${prefix}/goods_detail/`));
  });
}
