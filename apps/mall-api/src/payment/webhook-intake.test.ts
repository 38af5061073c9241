import { beforeAll, describe, expect, it } from 'vitest';
import { ForgedEvent, type PaymentProvider, type WebhookEvent } from '../kernel/payment-provider';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';

describe('webhooks of strangers', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    const running: (() => void)[] = [];
    let most = 0;
    let verified = 0;

    /** A provider whose verification lasts until the test ends it. */
    const provider = {
      name: 'slow',
      async verify(body: string): Promise<WebhookEvent> {
        verified += 1;
        if (body === 'forged') throw new ForgedEvent('no');
        await new Promise<void>((resolve) => {
          running.push(resolve);
          most = Math.max(most, running.length);
        });
        return { id: '1', kind: 'other' };
      },
    } as unknown as PaymentProvider;

    beforeAll(async () => {
      const webhooks = {
        maxConcurrent: 2,
        maxQueued: 20,
        maxWaitMs: 60_000,
        perCaller: 1,
        queuedPerCaller: 20,
        unverifiedPerCaller: 10,
      };
      mall = await openApp({ policy: { load: { ...defaultPolicy.load, webhooks } } });
      mall.deps.providers = [provider];
    });

    const deliver = (body: string, ip: string) =>
      mall.app.inject({
        method: 'POST',
        url: '/api/pay/webhook/slow',
        payload: body,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      });

    it('are verified a few at a time, and callers take turns', async () => {
      const crowd = Array.from({ length: 4 }, () => deliver('genuine', '203.0.113.60'));
      const other = deliver('genuine', '203.0.113.61');
      await expect.poll(() => running.length).toBe(2);
      const all = Promise.all([...crowd, other]);
      const end = setInterval(() => running.shift()?.(), 5);
      const statuses = (await all).map(({ statusCode }) => statusCode);
      clearInterval(end);
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      expect(most).toBe(2);
    });

    it('that are forged are refused unread after some, for their caller only', async () => {
      const before = verified;
      const statuses = [];
      for (let n = 0; n < 12; n += 1)
        statuses.push((await deliver('forged', '203.0.113.62')).statusCode);
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
      expect(verified - before).toBe(10);
      const refused = await deliver('forged', '203.0.113.62');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await deliver('forged', '203.0.113.63')).statusCode).toBe(400);
    });
  });
});
