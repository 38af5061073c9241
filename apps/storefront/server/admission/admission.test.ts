import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { RenderResult } from '../render/types';
import { openTestMall, sameAddress, type TestMall } from '../testing/open-mall';
import { rawRequest } from '../testing/raw-request';
import type { AdmissionRules } from './rules';

const MB = 1024 * 1024;
const trustProxy = { proxies: ['loopback'], refusesOthers: false };
const [some, other] = ['203.0.113.1', '203.0.113.2'];

let mall: TestMall;
const sockets: Socket[] = [];
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  mall.close();
});

/** A mall whose pages are rendered on demand, or with `html` at once; `rendering` has their paths. */
async function open(admission: Partial<AdmissionRules> = {}, html?: string) {
  const rendering: { path: string; end(): void }[] = [];
  const pages = async () => ({
    addressOf: sameAddress,
    entry: '/e.js',
    head: () => '',
    policy: true,
    render: (request: Request) =>
      new Promise<RenderResult>((resolve) => {
        const page: RenderResult = {
          kind: 'document',
          status: 200,
          cookies: [],
          sessionLost: false,
          abort: () => {},
          isComplete: () => true,
          pipe: (to) => void to.end(html ?? 'page'),
        };
        const { pathname } = new URL(request.url);
        rendering.push({ path: pathname, end: () => resolve(page) });
        if (html) resolve(page);
        request.signal.addEventListener('abort', () => resolve(page));
      }),
  });
  mall = await openTestMall(() => ({ code: 200, message: 'ok', data: true }), {
    trustProxy,
    admission,
    pages,
  });
  return { rendering, paths: () => rendering.map(({ path }) => path) };
}

const get = (path: string, caller: string, headers = {}) =>
  fetch(mall.origin + path, { headers: { 'x-forwarded-for': caller, ...headers } });

/** Opens a connection and sends bytes, without reading or ending. */
async function send(bytes: string) {
  const socket = connect(mall.port, '127.0.0.1');
  sockets.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

const request = (line: string, caller: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', `X-Forwarded-For: ${caller}`, ...headers, '', ''].join(
    '\r\n',
  );

/** A call with a body of `size` bytes, of which nothing is sent. */
const unfinished = (caller: string, size: number, path = '/api/front/login/email') =>
  request(
    `POST ${path}`,
    caller,
    'Origin: http://localhost',
    'X-Vermilion: 1',
    'Content-Type: application/json',
    `Content-Length: ${size}`,
  );

describe('admission', () => {
  it('goes on sending pages after connections that asked for many pages were reset', async () => {
    const pages = { total: 4, perCaller: 2, queue: 0 };
    const { rendering } = await open({ pages });
    for (let turn = 1; turn <= 12; turn += 1) {
      const socket = await send(request('GET /login', some).repeat(10));
      await expect.poll(() => rendering.length).toBe(turn);
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    const page = get('/login', other);
    await expect.poll(() => rendering.length).toBe(13);
    rendering.at(-1)?.end();
    expect((await page).status).toBe(200);
  });

  it('renders the page of a caller next, however many another has asked for', async () => {
    const pages = { total: 1, perCaller: 1, queue: 9, maxWait: 60_000 };
    const { rendering, paths } = await open({ pages });
    for (const n of [1, 2, 3]) await send(request(`GET /login/${n}`, some));
    await send(request('GET /login/other', other));
    // When these are answered, the server has read what was sent before
    for (let turn = 0; turn < 2; turn += 1) await fetch(`${mall.origin}/healthz`);
    for (let turn = 0; turn < 4; turn += 1) {
      await expect.poll(() => rendering.length).toBe(turn + 1);
      rendering[turn]?.end();
    }
    expect(paths()[1]).toBe('/login/other');
  });

  it.each([
    ['its share', 429, { total: 9, perCaller: 1 }, 'share'],
    ['everything', 503, { total: 1, perCaller: 2 }, 'busy'],
  ])(
    'tells in the language of the page when to come again, when %s is occupied',
    async (_, status, pages, text) => {
      const { rendering } = await open({ pages });
      const first = get('/login', some);
      await expect.poll(() => rendering.length).toBe(1);
      const refused = await get('/zh-CN/login?a=<b>', some);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([status, '2']);
      const page = await refused.text();
      expect(page).toContain(`<h1>${text}Title zh-CN</h1>\n<p>${text} zh-CN</p>`);
      expect(page).toMatch(/<html[^>]* lang="zh-CN"/);
      expect(page).toContain('<a href="/zh-CN/login?a=%3Cb%3E">again zh-CN</a>');
      expect(page).toContain('<a href="/zh-CN">home zh-CN</a>');
      rendering[0]?.end();
      expect((await first).status).toBe(200);
    },
  );

  it('stays ready while no place is left, and says so itself', async () => {
    const { rendering } = await open({ pages: { total: 1, perCaller: 1 } });
    const health = async (path: string) => (await fetch(mall.origin + path)).status;
    expect([await health('/readyz'), await health('/healthz')]).toEqual([200, 200]);
    const page = get('/login', some);
    await expect.poll(() => rendering.length).toBe(1);
    expect([await health('/readyz'), await health('/healthz')]).toEqual([200, 200]);
    expect(await health('/login')).toBe(503);
    rendering[0]?.end();
    await (await page).text();
  });

  it('limits how many pages a caller has rendered in a minute, but not how many cached ones it is sent', async () => {
    await open({ pageRate: { perMinute: 1, burst: 2 } }, 'page');
    const status = async (path: string, caller: string) => {
      const response = await get(path, caller);
      await response.text();
      return response.status;
    };
    expect(await status('/', some)).toBe(200);
    expect(await status('/goods_detail/1', some)).toBe(200);
    expect(await status('/goods_detail/2', some)).toBe(429);
    expect(await status('/', some)).toBe(200);
    expect(await status('/goods_detail/2', other)).toBe(200);
  });

  it('answers everybody else while one caller leaves bodies unfinished', async () => {
    const { rendering } = await open({ bodies: { total: 9, perCaller: 3 } });
    for (let count = 0; count < 3; count += 1) await send(unfinished(some, 10));
    const refused = await rawRequest(mall.port, unfinished(some, 10));
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('"code":429')]);
    const page = get('/login', some);
    await expect.poll(() => rendering.length).toBe(1);
    rendering[0]?.end();
    expect((await page).status).toBe(200);
    const call = await fetch(`${mall.origin}/api/front/login/token/is/exist`, {
      method: 'POST',
      headers: { origin: mall.origin, 'x-vermilion': '1', 'x-forwarded-for': other },
      body: '{}',
    });
    expect(call.status).toBe(200);
  });

  it('counts the bytes of bodies, of each caller and of all', async () => {
    await open({ bodyBytes: { total: 1_500_000, perCaller: 1_000_000 } });
    await send(unfinished(some, 900_000));
    await expect
      .poll(async () => (await rawRequest(mall.port, unfinished(some, 200_000))).status)
      .toBe(429);
    expect((await rawRequest(mall.port, unfinished(other, 900_000))).status).toBe(503);
  });

  it('receives no body of a call that needs a session when there is none', async () => {
    await open();
    const { text } = await rawRequest(mall.port, unfinished(some, 10, '/api/front/cart/save'));
    expect(text).toContain('"code":401');
    expect(mall.received).toEqual([]);
  });

  it('gives back the place of a page that is not read', async () => {
    const pages = { total: 1, perCaller: 1, queue: 0 };
    const { rendering } = await open({ pages }, 'x'.repeat(8 * MB));
    const reader = await send(request('GET /login', some));
    await expect.poll(() => rendering.length).toBe(1);
    await expect
      .poll(async () => {
        const response = await get('/login/2', other);
        await response.body?.cancel();
        return response.status;
      })
      .toBe(200);
    expect(reader.destroyed).toBe(false);
  });

  it('closes the connection of whoever lets too many bytes wait', async () => {
    const unread = { total: 99 * MB, perCaller: MB, grace: 60_000, perSecond: MB };
    const { rendering } = await open({ unread }, 'x'.repeat(8 * MB));
    const reader = await send(request('GET /login', some));
    await expect.poll(() => rendering.length).toBe(1);
    reader.resume();
    await once(reader, 'close');
  });
});
