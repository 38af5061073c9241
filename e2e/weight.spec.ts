import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** What a browser may load of scripts for a first visit to home; bytes on the wire, headers included. */
const HOME_SCRIPTS = 131_500;

test('home loads no more script than it may, and nothing twice', async ({ page }) => {
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
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  const urls = [...scripts.values()];
  expect(new Set(urls).size, 'each script comes once').toBe(urls.length);
  const bytes = [...scripts.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  expect(bytes, urls.join('\n')).toBeLessThanOrEqual(HOME_SCRIPTS);
  const rendered = /\/(home\/index|index\/product|activity|category|merchant\/street|leaderboard)/;
  expect(
    calls.filter((url) => rendered.test(url)),
    'data that the page came with',
  ).toEqual([]);
});
