import { afterEach, describe, expect, it } from 'vitest';
import { pageAddress, render } from './render/entry';
import type { ApiHandler, TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';
import { writeBrand } from './testing/write-brand';
import { createTheme, readTheme } from './theme';

let mall: TestMall;
afterEach(() => mall.close());

const home = {
  banner: [],
  bastBanner: [],
  recommendImage: '',
  shopStreetHeaderImag: '',
  shopPayCurrency: '{"symbol":"$"}',
  consumerType: 'email',
  consumerHotline: null,
  consumerH5Url: null,
  consumerMessage: null,
  consumerEmail: null,
  logoUrl: '/picture/logo.webp',
  mall: { name: { en: 'Harbour' }, address: null, logoDarkUrl: '/picture/logo-dark.webp' },
};
const answer: ApiHandler = ({ url }) => ({
  code: 200,
  message: 'ok',
  data: url?.startsWith('/api/pc/home/index') ? home : [],
});

/** The login page in a brand, and the mall that serves it. */
async function pageIn(brand: string) {
  const pages = async () => ({
    addressOf: pageAddress,
    render,
    entry: '/e.js',
    head: () => '',
    policy: true,
  });
  const theme = createTheme(readTheme({ brand, colorMode: 'system' }));
  mall = await openTestMall(answer, { pages, theme });
  return (await fetch(`${mall.origin}/login`)).text();
}

async function headerIn(brand: string) {
  const page = await pageIn(brand);
  return /<header[\s>].*?<\/header>/s.exec(page)?.[0] ?? '';
}

describe('logo', () => {
  it('shows the logos of the server in the brand that they are drawn for', async () => {
    const header = await headerIn('vermilion');
    expect(header).toMatch(/<img [^>]*src="[^"]*logo\b(?!-dark)/);
    expect(header).toMatch(/<img [^>]*src="[^"]*logo-dark\b/);
  });

  it('sets the name of the mall as a word mark in another brand', async () => {
    const header = await headerIn('kontor');
    expect(header).not.toMatch(/<img [^>]*logo/);
    expect(header).toMatch(/<a [^>]*href="\/"[^>]*><span[^>]*>Harbour<\/span><\/a>/);
  });

  it('shows the logos of a brand that is a folder, with its stylesheet and its favicon', async () => {
    const folder = writeBrand({
      'logo.svg': '<svg>by day</svg>',
      'logo-dark.svg': '<svg>by night</svg>',
      'favicon.svg': '<svg>small</svg>',
    });
    const page = await pageIn(folder);
    const load = async (path: string | undefined) => (await fetch(mall.origin + path)).text();
    const logos = Array.from(page.matchAll(/<img src="([^"]+)" alt="Harbour"/g), ([, src]) => src);
    expect(await Promise.all(logos.map(load))).toEqual([
      '<svg>by day</svg>',
      '<svg>by night</svg>',
    ]);
    expect(page).toMatch(/<html [^>]*data-brand="plum"/);
    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1];
    expect(await load(stylesheet)).toContain('[data-brand="plum"]');
    const favicon = /<link rel="icon" href="([^"]+)"/.exec(page)?.[1];
    expect(await load(favicon)).toBe('<svg>small</svg>');
  });

  it('sets the name as a word mark, and draws a favicon, in the colours of a folder without pictures', async () => {
    const header = await headerIn(writeBrand());
    expect(header).toMatch(/<a [^>]*href="\/"[^>]*><span[^>]*>Harbour<\/span><\/a>/);
    expect(await (await fetch(`${mall.origin}/favicon.svg`)).text()).toContain('fill="#7b2d8b"');
  });
});
