import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';
import { expectHydrated } from './support/hydrated';
import { publicAddresses } from './support/public-pages';
import { expect, test } from './support/test';

// when scripts load is that of a shopper's browser
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } });

/** Budget of scripts on the first visit of a public page; transferred bytes including headers. */
const BUDGET = 140_000;
/** Pages that are larger. */
const LARGER: Record<string, number> = {
  activity_list: 144_500,
  goods_detail: 164_500,
  goods_search: 147_500,
  home: 141_500,
  shop_home: 142_000,
  shop_category: 146_000,
  shop_coupon: 143_500,
};

/** Records loaded scripts with their transfer size. */
async function weighScripts(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') urls.set(requestId, response.url);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  return {
    urls: () => [...urls.values()],
    bytes: () => [...urls.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0),
  };
}

for (const [name, path] of Object.entries(publicAddresses))
  test(`${name} loads no script until somebody is there, then no more than it may`, async ({
    page,
  }) => {
    // requestIdleCallback never runs
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const scripts = await weighScripts(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts.urls(), 'before somebody is there').toEqual([]);
    await page.keyboard.press('Tab');
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    const urls = scripts.urls();
    expect(new Set(urls).size, 'each script comes once').toBe(urls.length);
    expect(scripts.bytes(), urls.join('\n')).toBeGreaterThan(0);
    expect(scripts.bytes(), urls.join('\n')).toBeLessThanOrEqual(LARGER[name] ?? BUDGET);
    const rendered =
      /\/(home\/index|index\/product|activity|category|merchant\/street|leaderboard|product\/detail)/;
    expect(
      calls.filter((url) => rendered.test(url)),
      'data that the page came with',
    ).toEqual([]);
  });
