import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import type { Policy } from '../policy/policy';
import { type OpenApp, type TestApp, withDatabases, withPostgres } from '../testing/app';
import { TestMall } from '../testing/test-mall';

describe('more than a process takes on', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      const heavyReads = {
        maxConcurrent: 1,
        maxQueued: 0,
        maxWaitMs: 1000,
        perCaller: 5,
        queuedPerCaller: 5,
      };
      const load = { ...defaultPolicy.load, perCallerMinute: 5, heavyReads };
      mall = await openApp({ policy: { ...defaultPolicy, load } });
    });

    const ask = async (url: string, headers: Record<string, string> = {}) => {
      const response = await mall.app.inject({ url, headers });
      const { code } = response.json<{ code: number }>();
      return { status: response.statusCode, code, wait: response.headers['retry-after'] };
    };
    const LIST = '/api/front/product/list';

    test('is told in the envelope to one caller who asks without end, and to nobody else', async () => {
      const visitor = { 'x-forwarded-for': '203.0.113.9' };
      const codes: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        codes.push((await ask('/api/front/login/method/info', visitor)).code);
      }
      expect(codes).toEqual(Array(5).fill(200));
      const refused = await ask('/api/front/login/method/info', visitor);
      expect(refused).toMatchObject({ status: 200, code: 429 });
      expect(Number(refused.wait)).toBeGreaterThan(0);
      expect((await ask(LIST, { 'x-forwarded-for': '203.0.113.10' })).code).toBe(200);
      const own = await Promise.all(Array.from({ length: 10 }, () => ask('/healthz')));
      expect(own.map(({ status }) => status)).toEqual(Array(10).fill(200));
    });

    test('is told to reads that search much, and leaves room for the others', async () => {
      const [first, second, other] = await Promise.all([
        ask(LIST),
        ask(LIST),
        ask('/api/front/search/keyword'),
      ]);
      expect(first).toMatchObject({ status: 200, code: 200 });
      expect(second).toEqual({ status: 200, code: 503, wait: '1' });
      expect(other).toMatchObject({ status: 200, code: 200 });
      expect((await ask(LIST)).code).toBe(200);
    });

    test.each([
      ['suggestions', '/api/front/search/suggest', '203.0.113.11'],
      ['facets', '/api/front/product/facets', '203.0.113.12'],
    ])('is told to %s that must be found, not to those found before', async (_, url, address) => {
      const visitor = { 'x-forwarded-for': address };
      const askFor = (word: string) => ask(`${url}?keyword=${word}`, visitor);
      expect((await askFor('tea')).code).toBe(200);
      const answers = await Promise.all([ask(LIST, visitor), askFor('tea'), askFor('cup')]);
      expect(answers.map(({ code }) => code)).toEqual([200, 200, 503]);
    });
  });
});

describe('more drafts than anybody needs', () => {
  /** A new account that requests drafts from an IP address; returns the response code. */
  const asker = async (testMall: TestMall, caller: string) => {
    const { token } = await testMall.shopper();
    const { productId, skuId } = await testMall.goods();
    const orderDetails = [{ productId, attrValueId: skuId, productNum: 1 }];
    return async () => {
      const answer = await testMall.mall.app.inject({
        method: 'POST',
        url: '/api/front/order/pre/order',
        headers: { 'authori-zation': token, 'x-forwarded-for': caller },
        payload: { preOrderType: 'buyNow', orderDetails },
      });
      const { code } = answer.json<{ code: number }>();
      if (code !== 200) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      return code;
    };
  };
  const openMarket = async (openApp: OpenApp, change: Partial<Policy['load']['drafts']>) => {
    const drafts = { ...defaultPolicy.load.drafts, ...change };
    return TestMall.open(await openApp({ policy: { load: { ...defaultPolicy.load, drafts } } }));
  };

  withDatabases((openApp) => {
    let testMall: TestMall;
    beforeAll(async () => {
      testMall = await openMarket(openApp, { perAccountMinute: 3, perCallerMinute: 5 });
    });
    const draft = async (count: number, caller: string) => {
      const ask = await asker(testMall, caller);
      return (await Promise.all(Array.from({ length: count }, ask))).toSorted();
    };

    test('are refused to an account, from wherever it asks', async () => {
      expect(await draft(4, '127.0.0.1')).toEqual([200, 200, 200, 429]);
    });

    test('are refused to an address, whatever the accounts, and to nobody else', async () => {
      expect(await draft(3, '203.0.113.20')).toEqual([200, 200, 200]);
      expect(await draft(3, '203.0.113.20')).toEqual([200, 200, 429]);
      expect(await draft(1, '203.0.113.21')).toEqual([200]);
    });
  });

  withPostgres((openApp) => {
    test('hold so few connections that others are served', async () => {
      const testMall = await openMarket(openApp, { maxConcurrent: 1, maxQueued: 1 });
      const { mall } = testMall;
      const ask = await asker(testMall, '127.0.0.1');
      const codes: number[] = [];
      const pending = await mall.db.transaction().execute(async (trx) => {
        await sql`lock table pre_order in access exclusive mode`.execute(trx);
        const all = Array.from({ length: 4 }, async () => void codes.push(await ask()));
        await expect.poll(() => codes, { timeout: 20_000 }).toEqual([503, 503]);
        expect(await mall.call('productList')).toMatchObject({ code: 200 });
        return all;
      });
      await Promise.all(pending);
      expect(codes).toEqual([503, 503, 200, 200]);
    });
  });
});
