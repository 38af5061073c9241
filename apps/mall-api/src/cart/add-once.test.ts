import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';
import { cartJobs } from './jobs';

/** Concurrent additions to a cart, and retries after a lost response. */
withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  const add = ({ token }: Shopper, goods: TestGoods, cartNum: number, key?: string) =>
    mall.call('addToCart', {
      token,
      body: [{ productId: goods.productId, productAttrUnique: goods.skuId, cartNum }],
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const count = async ({ token }: Shopper, type: 'total' | 'sum') =>
    (await mall.call('cartCount', { token, query: { numType: false, type } })).data.count;
  const times = <T>(number: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: number }, (_, index) => work(index)));

  it('holds no more rows than allowed, however many come at once', async () => {
    const [shopper, shopId] = [await testMall.shopper(), await testMall.shop()];
    const goods = await times(30, () => testMall.goods({ shopId }));
    const { policy } = mall.deps;
    const { cart } = policy;
    policy.cart = { ...cart, maxRows: 10 };
    const answers = await Promise.all(goods.map((goods) => add(shopper, goods, 1)));
    policy.cart = cart;
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(await count(shopper, 'total')).toBe(10);
    const refused = answers.filter(({ code }) => code !== 200).map(({ message }) => message);
    expect(new Set(refused)).toEqual(new Set(['A cart holds at most 10 different items.']));
  });

  it('tells each of many at once what it left out', async () => {
    const [shopper, goods] = [await testMall.shopper(), await testMall.goods({ stock: 5 })];
    const answers = await times(8, () => add(shopper, goods, 1));
    expect(await count(shopper, 'sum')).toBe(5);
    expect(answers.filter(({ message }) => message === 'success')).toHaveLength(5);
  });

  describe('with an idempotency key', () => {
    it('adds once, however often and however simultaneously it is sent', async () => {
      const [shopper, goods] = [await testMall.shopper(), await testMall.goods()];
      const answers = await times(12, () => add(shopper, goods, 2, 'once'));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ code: 200, message: 'success', data: null });
      expect(await count(shopper, 'sum')).toBe(2);
      expect((await add(shopper, goods, 2, 'twice')).code).toBe(200);
      expect(await count(shopper, 'sum')).toBe(4);
    });

    it('says again what was said the first time', async () => {
      const [shopper, goods] = [
        await testMall.shopper(),
        await testMall.goods({ stock: 3, name: 'Jar' }),
      ];
      const first = await add(shopper, goods, 5, 'remark');
      expect(first.message).toBe('Only 3 of “Jar” (red) are left.');
      await mall.db.updateTable('sku').set({ stock: 9 }).where('id', '=', goods.skuId).execute();
      expect(await add(shopper, goods, 5, 'remark')).toEqual(first);
      expect(await count(shopper, 'sum')).toBe(3);
    });

    it('keeps no key of what was refused: nothing had changed', async () => {
      const [shopper, goods] = [await testMall.shopper(), await testMall.goods({ stock: 0 })];
      expect((await add(shopper, goods, 1, 'refused')).code).toBe(500);
      await mall.db.updateTable('sku').set({ stock: 9 }).where('id', '=', goods.skuId).execute();
      expect((await add(shopper, goods, 1, 'refused')).code).toBe(200);
    });

    it('refuses a key that belongs to something else, and knows whose key it is', async () => {
      const [one, other, goods] = [
        await testMall.shopper(),
        await testMall.shopper(),
        await testMall.goods(),
      ];
      expect((await add(one, goods, 1, 'mine')).code).toBe(200);
      expect(await add(one, goods, 2, 'mine')).toMatchObject({
        code: 400,
        message: 'This Idempotency-Key belongs to another request.',
      });
      expect((await add(other, goods, 2, 'mine')).code).toBe(200);
      expect([await count(one, 'sum'), await count(other, 'sum')]).toEqual([1, 2]);
    });

    it('takes an empty one for none, and none of more than 255 characters', async () => {
      const [shopper, goods] = [await testMall.shopper(), await testMall.goods()];
      await add(shopper, goods, 1, '');
      await add(shopper, goods, 1, '');
      expect(await count(shopper, 'sum')).toBe(2);
      expect((await add(shopper, goods, 1, 'k'.repeat(256))).code).toBe(400);
    });

    it('forgets it after a day', async () => {
      const [shopper, goods] = [await testMall.shopper(), await testMall.goods()];
      const storedRows = async () =>
        (await mall.db.selectFrom('idempotent_call').select('key').execute()).length;
      await add(shopper, goods, 1, 'old');
      mall.advance(25 * 3_600_000);
      expect((await add(shopper, goods, 1, 'old')).code).toBe(200);
      expect(await count(shopper, 'sum')).toBe(2);
      const before = await storedRows();
      for (const job of cartJobs) await job.run(mall.deps);
      expect([before > 1, await storedRows()]).toEqual([true, 1]);
    });
  });
});
