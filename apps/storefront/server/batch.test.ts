import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Received, TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

const token = '0123456789abcdef0123456789abcdef';
let mall: TestMall;
let seen: Received[];
let answer: (url: string) => unknown;

beforeAll(async () => {
  mall = await openTestMall(({ url }) => answer(url ?? ''), { limits: { call: 300 } });
  seen = mall.received;
});
afterAll(() => mall.close());
beforeEach(() => {
  seen.length = 0;
  answer = (url) => ({ code: 200, message: '', data: { count: url.length } });
});
const count = { operation: 'cartCount', args: { numType: true, type: 'total' } };
const countPath = '/api/front/cart/count?numType=true&type=total';

/** A call that would be asked if its last byte were replaced. */
const foreignBytes = new Blob([
  Buffer.from('[{"operation":"cartCount","args":{"numType":true,"type":"\xff"}}]', 'latin1'),
]);

const ask = (calls: unknown, headers: Record<string, string> = {}) =>
  fetch(`${mall.origin}/api/batch`, {
    method: 'POST',
    body: calls instanceof Blob || typeof calls === 'string' ? calls : JSON.stringify(calls),
    headers: {
      origin: mall.origin,
      'x-vermilion': '1',
      'content-type': 'application/json',
      cookie: `mall_session.1=${token}`,
      ...headers,
    },
  });

describe('a batch', () => {
  it('asks for each part with the session of the request, and answers them in their order', async () => {
    answer = (url) => ({
      code: 200,
      message: '',
      data: url.includes('info') ? { nickname: 'Ming' } : { count: 3 },
    });
    const response = await ask([{ operation: 'userInfo', args: {} }, count], {
      'accept-language': 'fr',
      authorization: 'forged',
    });
    const { data } = await response.json();
    expect(data).toMatchObject([{ data: { nickname: 'Ming' } }, { data: { count: 3 } }]);
    expect(seen.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      `GET ${countPath}`,
      'GET /api/front/user/info',
    ]);
    for (const { headers } of seen) {
      expect(headers).toMatchObject({ 'authori-zation': token, 'accept-language': 'fr' });
      expect(headers.authorization).toBe(`Bearer ${token}`);
    }
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('puts arguments where the contract has them', async () => {
    await ask([{ operation: 'shopInfo', args: { id: 7 } }]);
    expect(seen[0]?.url).toBe('/api/front/merchant/index/info/7');
  });

  it('is for guests too, without a token', async () => {
    const response = await ask([count], { cookie: '' });
    expect(response.status).toBe(200);
    expect(seen[0]?.headers).not.toHaveProperty('authori-zation');
  });

  it('has a failure for a part that fails, and the others beside it', async () => {
    answer = (url) => (url === countPath ? '<html>' : { code: 500, message: 'no', data: null });
    const { code, data } = await (await ask([count, { operation: 'userInfo', args: {} }])).json();
    expect(code).toBe(200);
    expect(data).toMatchObject([{ code: 502 }, { code: 500, message: 'no' }]);
  });

  it('waits for no part longer than a call may take', async () => {
    answer = (url) =>
      url === countPath ? undefined : { code: 200, message: '', data: { nickname: 'Ming' } };
    const { data } = await (await ask([count, { operation: 'userInfo', args: {} }])).json();
    expect(data).toMatchObject([{ code: 504 }, { code: 200 }]);
  });

  it('ends a session that has ended', async () => {
    answer = () => ({ code: 401, message: '', data: null });
    const response = await ask([count]);
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^mall_session\.1=; .*Max-Age=0/),
    );
    expect((await response.json()).data).toMatchObject([{ code: 401 }]);
  });

  it.each<[string, unknown]>([
    ['a call that changes something', [{ operation: 'logout', args: {} }]],
    ['a call that signs in', [{ operation: 'loginByEmail', args: {} }]],
    ['a call of somebody’s orders', [{ operation: 'orderList', args: {} }]],
    ['a call that is none', [{ operation: 'toString', args: {} }]],
    ['a way out of a path', [{ operation: 'shopInfo', args: { id: '..' } }]],
    ['a part without what it needs', [{ operation: 'shopInfo', args: {} }]],
    ['arguments that are none', [{ operation: 'cartCount', args: { type: { a: 1 } } }]],
    ['too many parts', Array.from({ length: 11 }, () => count)],
    ['no list', count],
    ['no JSON', '[{'],
    ['bytes that are no text', foreignBytes],
  ])('refuses %s, and asks nothing', async (_, calls) => {
    const response = await ask(calls);
    expect([response.status, (await response.json()).code]).toEqual([400, 400]);
    expect(seen).toEqual([]);
  });

  it('refuses what is too long', async () => {
    expect((await ask(' '.repeat(10_000))).status).toBe(413);
  });

  it.each([
    ['without our header', { 'x-vermilion': '' }],
    ['from another site', { origin: 'http://elsewhere.example' }],
  ])('is refused %s', async (_, headers) => {
    expect((await ask([count], headers)).status).toBe(403);
    expect(seen).toEqual([]);
  });
});
