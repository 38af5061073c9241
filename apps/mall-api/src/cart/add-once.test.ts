import { beforeAll, describe, expect, it } from 'vitest';
import { Market, type Shopper, type Stall } from '../testing/market';
import { withDatabases, type TestApp } from '../testing/app';
import { cartJobs } from './jobs';

/** Adding to a cart, many times at once and again after an answer was lost. */
withDatabases((openApp) => {
  let mall: TestApp;
  let market: Market;
  beforeAll(async () => {
    mall = await openApp();
    market = await Market.open(mall);
  });

  const add = ({ token }: Shopper, stall: Stall, cartNum: number, key?: string) =>
    mall.call('addToCart', {
      token,
      body: [{ productId: stall.productId, productAttrUnique: stall.skuId, cartNum }],
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const count = async ({ token }: Shopper, type: 'total' | 'sum') =>
    (await mall.call('cartCount', { token, query: { numType: false, type } })).data.count;
  const times = <T>(number: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: number }, (_, index) => work(index)));

  it('holds no more rows than allowed, however many come at once', async () => {
    const [shopper, shopId] = [await market.shopper(), await market.shop()];
    const stalls = await times(30, () => market.stall({ shopId }));
    const { policy } = mall.deps;
    const { cart } = policy;
    policy.cart = { ...cart, maxRows: 10 };
    const answers = await Promise.all(stalls.map((stall) => add(shopper, stall, 1)));
    policy.cart = cart;
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(await count(shopper, 'total')).toBe(10);
    const refused = answers.filter(({ code }) => code !== 200).map(({ message }) => message);
    expect(new Set(refused)).toEqual(new Set(['A cart holds at most 10 different items.']));
  });

  it('tells each of many at once what it left out', async () => {
    const [shopper, stall] = [await market.shopper(), await market.stall({ stock: 5 })];
    const answers = await times(8, () => add(shopper, stall, 1));
    expect(await count(shopper, 'sum')).toBe(5);
    expect(answers.filter(({ message }) => message === 'success')).toHaveLength(5);
  });

  describe('with an idempotency key', () => {
    it('adds once, however often and however simultaneously it is sent', async () => {
      const [shopper, stall] = [await market.shopper(), await market.stall()];
      const answers = await times(12, () => add(shopper, stall, 2, 'once'));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ code: 200, message: 'success', data: null });
      expect(await count(shopper, 'sum')).toBe(2);
      expect((await add(shopper, stall, 2, 'twice')).code).toBe(200);
      expect(await count(shopper, 'sum')).toBe(4);
    });

    it('says again what was said the first time', async () => {
      const [shopper, stall] = [
        await market.shopper(),
        await market.stall({ stock: 3, name: 'Jar' }),
      ];
      const first = await add(shopper, stall, 5, 'remark');
      expect(first.message).toBe('Only 3 of “Jar” (red) are left.');
      await mall.db.updateTable('sku').set({ stock: 9 }).where('id', '=', stall.skuId).execute();
      expect(await add(shopper, stall, 5, 'remark')).toEqual(first);
      expect(await count(shopper, 'sum')).toBe(3);
    });

    it('keeps no key of what was refused: nothing had changed', async () => {
      const [shopper, stall] = [await market.shopper(), await market.stall({ stock: 0 })];
      expect((await add(shopper, stall, 1, 'refused')).code).toBe(500);
      await mall.db.updateTable('sku').set({ stock: 9 }).where('id', '=', stall.skuId).execute();
      expect((await add(shopper, stall, 1, 'refused')).code).toBe(200);
    });

    it('refuses a key that belongs to something else, and knows whose key it is', async () => {
      const [one, other, stall] = [
        await market.shopper(),
        await market.shopper(),
        await market.stall(),
      ];
      expect((await add(one, stall, 1, 'mine')).code).toBe(200);
      expect(await add(one, stall, 2, 'mine')).toMatchObject({
        code: 400,
        message: 'This Idempotency-Key belongs to another request.',
      });
      expect((await add(other, stall, 2, 'mine')).code).toBe(200);
      expect([await count(one, 'sum'), await count(other, 'sum')]).toEqual([1, 2]);
    });

    it('takes an empty one for none, and none of more than 255 characters', async () => {
      const [shopper, stall] = [await market.shopper(), await market.stall()];
      await add(shopper, stall, 1, '');
      await add(shopper, stall, 1, '');
      expect(await count(shopper, 'sum')).toBe(2);
      expect((await add(shopper, stall, 1, 'k'.repeat(256))).code).toBe(400);
    });

    it('forgets it after a day', async () => {
      const [shopper, stall] = [await market.shopper(), await market.stall()];
      const kept = async () =>
        (await mall.db.selectFrom('idempotent_call').select('key').execute()).length;
      await add(shopper, stall, 1, 'old');
      mall.advance(25 * 3_600_000);
      expect((await add(shopper, stall, 1, 'old')).code).toBe(200);
      expect(await count(shopper, 'sum')).toBe(2);
      const before = await kept();
      for (const job of cartJobs) await job.run(mall.deps);
      expect([before > 1, await kept()]).toEqual([true, 1]);
    });
  });
});
