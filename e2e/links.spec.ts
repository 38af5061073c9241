import type { BrowserContext, Page } from '@playwright/test';
import { readLinks } from './support/links';
import { repeats } from './support/repetition';
import { routeOf, routePatterns } from './support/routes';
import { callMall, demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { allLocales, languageOf, type Locale, prefixOf } from './support/words';

/** Pages without links, which follow an action; other tests visit them. */
const withoutLinks = new Set([
  '/order/order_confirm',
  '/order/payment_result',
  '/order/stripe_payment',
  '/order/visitor',
  '/middlewares/:callback',
  // redirects to a page of the shop
  '/merchant/merchant',
]);
/**
 * Number of URLs opened per pattern: more in one language than in the others, and more of orders,
 * which differ by refunds.
 */
const alike = (locale: Locale, path: string) =>
  locale === 'en' || path.includes('orderStatus=') ? 3 : 1;
/** Personal pages. All others are the same for everybody, and opened once. */
const isPersonal = (pattern: string) => /^\/(users|order)(\/|$)/.test(pattern);

const otherPrefixes = allLocales.map(prefixOf).filter(Boolean);
const isBelow = (path: string, prefix: string) =>
  path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`);

/** Whether a path belongs to a language. */
const isOf = (locale: Locale, path: string) =>
  locale === 'en'
    ? !otherPrefixes.some((prefix) => isBelow(path, prefix))
    : isBelow(path, prefixOf(locale));

const patternOf = (locale: Locale, path: string): string => {
  const { pathname } = new URL(path.slice(prefixOf(locale).length) || '/', 'http://mall');
  return routeOf(pathname) ?? pathname;
};

/**
 * URLs of one kind have the same page and query parameters; lists with two filters are one kind.
 * Orders differ by state.
 */
const kindOf = (locale: Locale, path: string) => {
  const { searchParams } = new URL(path, 'http://mall');
  const [name = '', ...more] = searchParams.keys();
  const status = searchParams.get('orderStatus') ?? '';
  return `${patternOf(locale, path)}?${more.length > 0 ? '&' : name}${status}`;
};

interface Menu {
  routine_my_menus: { id: number; pc_url: string }[];
}

/** The server's entries of the account menu, as linked in the header. */
async function menuOf(context: BrowserContext, locale: Locale): Promise<string[]> {
  const { routine_my_menus } = await callMall<Menu>(context, '/api/front/user/menu/user');
  expect(routine_my_menus.length).toBeGreaterThan(0);
  return routine_my_menus.map(
    ({ id, pc_url }) => `${prefixOf(locale)}${pc_url.trim()}?menuCur=${id}`,
  );
}

interface Way {
  locale: Locale;
  from: string[];
  isIncluded?: (pattern: string) => boolean;
}

/** Follows links to wanted pages; resolves to the patterns of the visited ones. */
async function follow(page: Page, { locale, from: begin, isIncluded = () => true }: Way) {
  const found = new Map(begin.map((path) => [path, 'the beginning']));
  const opened = new Map<string, number>();
  const reached = new Set<string>();
  // links of visited pages are followed too
  for (const [path, from] of found) {
    const kind = kindOf(locale, path);
    const count = opened.get(kind) ?? 0;
    const isEnough = count >= alike(locale, path) || !isIncluded(patternOf(locale, path));
    if (isEnough && !begin.includes(path)) continue;
    opened.set(kind, count + 1);
    const where = `${path}, linked on ${from}`;
    const response = await page.request.get(path);
    expect.soft(response.status(), where).toBe(200);
    const { pathname, search } = new URL(response.url());
    const own = pathname + search;
    expect.soft(isOf(locale, own), `${where}: ${own} is of this language`).toBe(true);
    reached.add(patternOf(locale, own));
    const linked = await readLinks(page, await response.text(), own);
    expect.soft(linked.lang, where).toBe(languageOf(locale));
    expect.soft(linked.lostAnchors, `parts that ${where} lacks`).toEqual([]);
    const strangers = [...linked.links, ...linked.forms].filter((link) => !isOf(locale, link));
    expect.soft(strangers, `of another language on ${where}`).toEqual([]);
    for (const { lang, href } of linked.languages)
      expect
        .soft(
          allLocales.some((one) => languageOf(one) === lang && isOf(one, href)),
          `${href} on ${where} is in ${lang}`,
        )
        .toBe(true);
    for (const link of linked.links) if (!found.has(link)) found.set(link, own);
  }
  return reached;
}

for (const locale of allLocales) {
  test(`every link in ${locale} leads to a page in it, signed out and signed in${repeats(locale, 'zh-CN')}`, async ({
    page,
    context,
  }) => {
    // takes some seconds alone; longer on a cold mall
    test.setTimeout(120_000);
    // a URL of the mall without further expectations
    await page.goto('/robots.txt');
    const home = prefixOf(locale) || '/';
    const open = await follow(page, { locale, from: [home] });
    await signIn(context, demo.sofia);
    // Goods lead to a page that asks to sign in: to report them
    const goods = `${prefixOf(locale)}/goods_detail/6`;
    const from = [home, goods, ...(await menuOf(context, locale))];
    const own = await follow(page, { locale, from, isIncluded: isPersonal });
    const missed = routePatterns.filter((pattern) => !open.has(pattern) && !own.has(pattern));
    expect(missed.filter((pattern) => !withoutLinks.has(pattern))).toEqual([]);
  });
}
