import type { APIRequestContext } from '@playwright/test';
import { firstGoods, firstShop } from './support/places';
import { repeats } from './support/repetition';
import { expect, test } from './support/test';
import { allLocales, prefixOf } from './support/words';

/** What a crawler reads of a page, which runs no scripts. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1));
  const property = (name: string) =>
    all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0]?.[0];
  const data = all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).flatMap(
    ([json = '[]']) => JSON.parse(json) as { '@type': string }[],
  );
  return {
    status: answer.status(),
    title: all(/<title[^>]*>([^<]*)</g)[0]?.[0],
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0]?.[0],
    languages: Object.fromEntries(
      all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
    ) as Record<string, string>,
    property,
    dataOf: (type: string) => data.find((one) => one['@type'] === type),
  };
}

for (const locale of allLocales) {
  test(`goods in ${locale} say to search engines what they are${repeats(locale, 'zh-CN')}`, async ({
    request,
    context,
  }) => {
    const path = prefixOf(locale) + (await firstGoods(context));
    const page = await read(request, path);
    expect(page.status).toBe(200);
    expect(page.canonical).toMatch(new RegExp(`^https?://[^/]+${path}$`));
    expect(page.title).toContain(page.property('og:title'));
    expect(page.property('description')).toBeTruthy();
    expect(page.property('og:url')).toBe(page.canonical);
    const picture = await request.get(page.property('og:image') ?? '');
    expect(picture.headers()['content-type']).toMatch(/^image\//);
    expect(page.dataOf('Product')).toMatchObject({
      name: expect.stringMatching(/./),
      offers: { priceCurrency: 'USD', availability: expect.stringContaining('schema.org/') },
      aggregateRating: { reviewCount: expect.any(Number) },
    });
    const { itemListElement } = page.dataOf('BreadcrumbList') as unknown as {
      itemListElement: { position: number }[];
    };
    expect(itemListElement.map(({ position }) => position)).toEqual(
      itemListElement.map((_, at) => at + 1),
    );
  });
}

test('a page names itself in every language, and each of them answers', async ({
  request,
  context,
}) => {
  const path = await firstShop(context);
  const { languages, canonical, dataOf } = await read(request, path);
  expect(Object.keys(languages).sort()).toEqual(
    ['en', 'es', 'fr', 'lo', 'th', 'x-default', 'zh-CN'].sort(),
  );
  expect(languages['x-default']).toBe(canonical);
  expect(dataOf('Store')).toMatchObject({ url: canonical });
  for (const href of Object.values(languages)) {
    const other = await read(request, href.replaceAll('&amp;', '&'));
    expect(other.status).toBe(200);
    expect(other.languages).toEqual(languages);
  }
});

test('a sitemap in parts is named by robots.txt, and leads to pages that are there', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /users');
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const locations = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]+)</g)].map(
      ([, address = '']) => address.replaceAll('&amp;', '&'),
    );
  const parts = await locations(index);
  expect(parts.length).toBeGreaterThan(6);
  for (const part of parts) {
    const pages = await locations(part);
    expect(pages.length, part).toBeGreaterThan(0);
    expect((await request.get(pages.at(-1) ?? '')).status(), part).toBe(200);
  }
});

for (const path of ['/login', '/no/such/page', '/goods_detail/999999']) {
  test(`${path} is not for search engines`, async ({ request }) => {
    const page = await read(request, path);
    expect(page.property('robots')).toMatch(/noindex/);
    expect(page.canonical).toBeUndefined();
  });
}
