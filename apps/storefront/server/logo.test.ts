import { afterEach, describe, expect, it } from 'vitest';
import { pageAddress, render } from './render/entry';
import type { ApiHandler, TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';
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

async function headerIn(brand: string) {
  const pages = async () => ({
    addressOf: pageAddress,
    render,
    entry: '/e.js',
    head: () => '',
    policy: true,
  });
  const theme = createTheme(readTheme({ brand, colorMode: 'system' }));
  mall = await openTestMall(answer, { pages, theme });
  const page = await (await fetch(`${mall.origin}/login`)).text();
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
});
