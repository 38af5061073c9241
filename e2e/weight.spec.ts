import { expectHydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** What a browser may load of scripts for a first visit; bytes on the wire, headers included. */
const pages = {
  '/': 100_500,
  '/goods/goods_search': 107_000,
  '/goods_detail/5': 104_500,
  '/merchant/merchant/home?id=1': 106_000,
};

for (const [path, limit] of Object.entries(pages))
  test(`${path} loads no script until somebody is there, then no more than it may`, async ({
    page,
  }) => {
    // the browser never has nothing to do
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const scripts = new Map<string, string>();
    const sizes = new Map<string, number>();
    network.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type === 'Script') scripts.set(requestId, response.url);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect([...scripts.values()], 'before somebody is there').toEqual([]);
    await page.keyboard.press('Tab');
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    const urls = [...scripts.values()];
    expect(new Set(urls).size, 'each script comes once').toBe(urls.length);
    const bytes = [...scripts.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    expect(bytes, urls.join('\n')).toBeGreaterThan(0);
    expect(bytes, urls.join('\n')).toBeLessThanOrEqual(limit);
    const rendered =
      /\/(home\/index|index\/product|activity|category|merchant\/street|leaderboard|product\/detail)/;
    expect(
      calls.filter((url) => rendered.test(url)),
      'data that the page came with',
    ).toEqual([]);
  });
