import { afterEach, describe, expect, it } from 'vitest';
import type { RenderResult } from '../render/types';
import { openTestMall, sameAddress, type TestMall } from '../testing/open-mall';

let mall: TestMall;
afterEach(() => mall.close());

const settings = { secret: 'of this test', slow: 500, stay: 60_000 };
const trustProxy = { proxies: ['loopback'], refusesOthers: false };

/** A mall with room for one page, which the first visitor occupies until `release`. */
async function openFull() {
  let release = () => {};
  let isHeld = true;
  const page: RenderResult = {
    kind: 'document',
    status: 200,
    cookies: [],
    sessionLost: false,
    abort: () => {},
    isComplete: () => true,
    pipe: (to) => void to.end('the page'),
  };
  const pages = async () => ({
    addressOf: sameAddress,
    entry: '/e.js',
    head: () => '',
    policy: true,
    render: () =>
      new Promise<RenderResult>((resolve) => {
        if (!isHeld) return resolve(page);
        release = () => resolve(page);
      }),
  });
  const answer = (request: { headers: Record<string, unknown> }) => ({
    code: 200,
    message: 'ok',
    data: request.headers.authorization === 'Bearer real-token-1',
  });
  const places = { total: 1, perCaller: 1, queue: 0 };
  mall = await openTestMall(answer as never, {
    trustProxy,
    admission: { pages: places },
    pages,
    waitingRoom: { ...settings, every: 20 },
  });
  const held = get('/login', '203.0.113.1').catch(() => undefined);
  await expect.poll(() => String(release)).toContain('resolve');
  return {
    async end() {
      isHeld = false;
      release();
      await held;
    },
  };
}

const get = (path: string, caller: string, headers: Record<string, string> = {}) =>
  fetch(mall.origin + path, {
    headers: { 'x-forwarded-for': caller, ...headers },
    redirect: 'manual',
  });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('a mall without room', () => {
  it('tells visitors their place in their language, and lets them in by itself when there is room', async () => {
    const mallIsFull = await openFull();
    const first = await get('/fr/login?a=<b>', '203.0.113.2');
    expect(first.status).toBe(503);
    expect(first.headers.get('refresh')).toBe(first.headers.get('retry-after'));
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('set-cookie')).toMatch(
      /^mall_line=ticket\..*; HttpOnly; SameSite=Lax/,
    );
    const text = await first.text();
    expect(text).toMatch(/<html lang="fr">/);
    expect(text).toContain('<p role="status"><strong>place 1 fr</strong>');
    expect(text).toContain('href="/fr/login?a=%3Cb%3E"');
    const second = await get('/login', '203.0.113.3');
    expect(await second.text()).toMatch(/place [12] en/);
    await mallIsFull.end();
    let cookie = cookieOf(first);
    await expect
      .poll(async () => {
        const response = await get('/login', '203.0.113.2', { cookie });
        cookie = cookieOf(response) || cookie;
        return response.status;
      })
      .toBe(302);
    const page = await get('/login', '203.0.113.2', { cookie });
    expect([page.status, await page.text()]).toEqual([200, 'the page']);
    expect(page.headers.get('set-cookie')).toBeNull();
  });

  it('puts nobody in line who pays, or has a session; a made-up session does not help', async () => {
    await openFull();
    await get('/login', '203.0.113.2');
    const kind = async (path: string, cookie = '') => {
      const response = await get(path, '203.0.113.4', { cookie });
      return response.headers.has('refresh') ? 'line' : 'busy';
    };
    expect(await kind('/order/confirm')).toBe('busy');
    expect(await kind('/fr/middlewares/callback')).toBe('busy');
    expect(await kind('/', 'mall_session.0011223344556677=real-token-1')).toBe('busy');
    expect(await kind('/', 'mall_session.0011223344556677=made-up-one')).toBe('line');
  });

  it('gives crawlers and prepared pages no ticket, and leaves files and calls alone', async () => {
    await openFull();
    await get('/login', '203.0.113.2');
    for (const headers of [
      { 'user-agent': 'Googlebot/2.1' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-dest': 'image' },
    ] as Record<string, string>[]) {
      const response = await get('/', '203.0.113.5', headers);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([503, null]);
    }
    expect((await get('/robots.txt', '203.0.113.5')).status).toBe(200);
    const call = await get('/api/front/search/keyword', '203.0.113.5');
    expect(call.headers.has('refresh')).toBe(false);
  });
});

describe('a mall whose server has no room', () => {
  it('lets visitors wait, too', async () => {
    mall = await openTestMall(() => ({ code: 503, message: 'busy', data: null }), {
      trustProxy,
      waitingRoom: { ...settings, every: 100 },
    });
    const visit = async () => {
      const call = (n: number) =>
        get(`/api/front/product/list?page=${n}&limit=10`, `203.0.113.${n}`);
      await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(call));
      return (await get('/login', '203.0.113.9')).headers.get('refresh');
    };
    await expect.poll(visit, { timeout: 15_000 }).toBeTruthy();
  });
});

describe('a mall with room', () => {
  it('sends pages without a cookie, also to whoever shows a ticket', async () => {
    mall = await openTestMall(() => ({ code: 200, message: 'ok', data: true }), {
      waitingRoom: settings,
    });
    const response = await fetch(`${mall.origin}/login`, {
      headers: { cookie: 'mall_line=ticket.forged' },
    });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  });
});
