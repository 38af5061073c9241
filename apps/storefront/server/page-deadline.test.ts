import { createMallClient } from '@vermilion/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChangeLog } from './changes/change-log';
import { defaultLimits } from './limits';
import { createPageFetch } from './page-fetch';
import { createPublicResponseCache } from './public-response-cache';

const apiBase = 'http://api.test';
const busy = () => Response.json({ code: 503, message: 'busy', data: null });

let clock = 0;
const asked: string[] = [];

beforeEach(() => {
  clock = 0;
  asked.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page's client whose calls take so many milliseconds each until they fail. */
function clientOfPage(fail: () => Promise<Response>, takes: number) {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url).pathname);
    clock += takes;
    return fail();
  });
  const changes = createChangeLog();
  const pageFetch = createPageFetch('http://mall.test', {
    apiBase,
    limits: defaultLimits,
    providerHosts: [],
    responseCache: createPublicResponseCache(changes),
    changes,
    now: () => clock,
  });
  return createMallClient({ baseUrl: apiBase, fetch: pageFetch });
}

const settle = async (call: Promise<unknown>) => {
  const failed = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return failed;
};

it.each([
  ['a busy server', 503, async () => busy()],
  ['a server without a connection', 502, () => Promise.reject(new TypeError('fetch failed'))],
])('a page that has waited long for %s tells its visitor at once', async (_, code, fail) => {
  const api = clientOfPage(fail, 2300);
  expect(await settle(api.productList())).toMatchObject({ code });
  // The rest of the page too, and what is shared by all pages
  expect(await settle(api.hotKeywords())).toMatchObject({ code });
  const ofEach = new Set(asked);
  const connections = code === 502 ? 2 : 1;
  expect(asked).toHaveLength(ofEach.size * connections);
});

it('a page that has just begun asks a busy server again', async () => {
  const api = clientOfPage(async () => busy(), 1);
  expect(await settle(api.productList())).toMatchObject({ code: 503 });
  expect(asked).toHaveLength(3);
});
