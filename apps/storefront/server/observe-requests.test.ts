import { readFileSync } from 'node:fs';
import { createMetrics } from '@vermilion/telemetry';
import { afterEach, describe, expect, it } from 'vitest';
import { watchCertificate } from './certificate';
import { type ApiHandler, openTestMall, sameAddress, type TestMall } from './testing/open-mall';

const person = { email: 'ann@example.com', phone: '4915112345678', token: 'abcdef0123456789' };
const QUERY = `?${new URLSearchParams(person)}`;

let mall: TestMall;
const lines: string[] = [];
afterEach(() => {
  lines.length = 0;
  mall.close();
});

const ok: ApiHandler = () => ({ code: 200, message: 'ok', data: true });
const open = async (answer: ApiHandler = ok, options = {}) => {
  const logStream = { write: (line: string) => void lines.push(line) };
  mall = await openTestMall(answer, { logLevel: 'info', logStream, ...options });
};
const send = async (path: string, headers = {}) => {
  const response = await fetch(mall.origin + path, {
    headers: { cookie: `mall_token=${person.token}`, ...headers },
  });
  await response.text();
  return response;
};
const logged = async (text: string) => {
  await expect.poll(() => lines.join('')).toContain(text);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('the log of the storefront', () => {
  it('names a request as the browser and the log of the API do', async () => {
    await open();
    const response = await send('/api/front/product/list');
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f]{16}$/);
    expect(mall.received[0]?.headers['x-request-id']).toBe(id);
    const [line] = await logged('answered');
    expect(line).toMatchObject({ request: id, route: 'productList' });
  });

  it('takes the id of a trusted proxy, and of nobody else', async () => {
    const given = { 'x-request-id': 'of-the-proxy-1' };
    await open(ok, { trustProxy: { proxies: ['loopback'], refusesOthers: false } });
    expect((await send('/api/front/product/list', given)).headers.get('x-request-id')).toBe(
      'of-the-proxy-1',
    );
    mall.close();
    await open(ok);
    expect((await send('/api/front/product/list', given)).headers.get('x-request-id')).not.toBe(
      'of-the-proxy-1',
    );
  });

  it('has the failure of a call under the id that the browser is told', async () => {
    await open((_, res) => void res.destroy());
    const response = await send('/api/front/product/list');
    const all = await logged('answered');
    const failure = all.find(({ level }) => level === 50);
    expect(failure).toMatchObject({
      request: response.headers.get('x-request-id'),
      where: 'relay of productList',
    });
  });

  it.each([
    '/login',
    '/order/order_detail',
    '/api/front/product/list',
    `/api/front/order/detail/${person.phone}`,
    '/picture/upload/a.jpg',
    `/${person.email}/%zz`,
    '/back-office',
  ])('tells nothing of who asks for %s', async (path) => {
    await open((_, res) => void res.destroy());
    await send(path + QUERY, { referer: `https://shop.example/${QUERY}` });
    await logged('answered');
    for (const secret of Object.values(person)) {
      expect(lines.join('')).not.toContain(secret);
      expect(lines.join('')).not.toContain(encodeURIComponent(secret));
    }
  });
});

describe('the metrics of the storefront', () => {
  it('stand in the handbook', async () => {
    const page = readFileSync(
      new URL('../../../docs/operations/seeing.md', import.meta.url),
      'utf8',
    );
    const rows = page.matchAll(/^\| `(vermilion_\w+)` +\| [^|]*storefront[^|]*\|/gm);
    const metrics = await createMetrics({ service: 'storefront', version: '1' });
    watchCertificate(metrics, 'https://127.0.0.1:9')();
    await open(ok, { metrics, waitingRoom: { slow: 1000, stay: 1000 } });
    const own = (await metrics.list()).filter(({ name }) => name.startsWith('vermilion_'));
    expect(own.map(({ name }) => name).sort()).toEqual([...rows].map(([, name]) => name).sort());
  });

  it('count pages and calls by their names, places and caches', async () => {
    const metrics = await createMetrics({ service: 'storefront', version: '1' });
    const pages = async () => ({
      addressOf: async (url: Parameters<typeof sameAddress>[0]) => ({
        ...(await sameAddress(url)),
        pageId: 'goods_detail',
      }),
      entry: '/e.js',
      head: () => '',
      policy: true,
      render: async () => ({
        kind: 'redirect' as const,
        status: 302,
        location: '/',
        cookies: [],
        sessionLost: false,
      }),
    });
    await open(ok, { metrics, pages });
    await fetch(`${mall.origin}/goods_detail/4711`, { redirect: 'manual' });
    await send('/api/front/product/list?keyword=4711');
    await send('/api/front/invented/4711');
    const text = await metrics.text();
    for (const name of ['page goods_detail', 'productList', 'unknown call'])
      expect(text).toContain(`vermilion_http_requests_total{operation="${name}",outcome=`);
    expect(text).toContain('vermilion_admission_waiting{kind="pages",service="storefront"} 0');
    expect(text).toMatch(
      /vermilion_cache_misses_total\{cache="pages",service="storefront"\} [1-9]/,
    );
    expect(text).not.toContain('4711');
  });
});
