import { beforeAll, describe, expect, test } from 'vitest';
import { defaultLoad } from '../load-policy';
import { defaultPolicy } from '../policy';
import { withDatabases, type TestApp } from '../testing/app';

describe('more than a process takes on', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      const heavyReads = { atOnce: 1, waiting: 0, patience: 1000 };
      const load = { ...defaultLoad, perCallerMinute: 5, heavyReads };
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
  });
});
