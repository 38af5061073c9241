import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { TestMall } from '../testing/test-mall';
import { collectionJobs } from './jobs';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  it('collects goods once, newest first, and no longer', async () => {
    const { token } = await testMall.shopper();
    const [one, two] = [await testMall.goods({ priceMinor: 1250 }), await testMall.goods()];
    const collect = (id: number | string) =>
      mall.call('collectProduct', { token, body: { id, category: 'store' } });
    const list = () => mall.call('collectedProducts', { token, query: { limit: 12 } });
    await collect(String(one.productId));
    mall.advance(1000);
    const twice = await Promise.all([collect(two.productId), collect(two.productId)]);
    expect(twice).toMatchObject([{ code: 200 }, { code: 200 }]);
    const answer = await list();
    expectContract('collectedProducts', answer);
    expect(answer.data).toMatchObject({
      total: 2,
      list: [
        { productId: two.productId, reviewCount: 0, stars: null },
        { productId: one.productId, price: '12.50' },
      ],
    });
    const path = { productId: two.productId };
    expect(await mall.call('uncollectProduct', { token, params: path })).toMatchObject({
      code: 200,
    });
    expect(await mall.call('uncollectProduct', { token, params: path })).toMatchObject({
      code: 200,
    });
    expect((await list()).data.total).toBe(1);
  });

  it('knows whose goods they are, and refuses those that do not exist', async () => {
    const [{ token }, other] = [await testMall.shopper(), await testMall.shopper()];
    const { productId } = await testMall.goods();
    await mall.call('collectProduct', { token, body: { id: productId } });
    await mall.call('uncollectProduct', { token: other.token, params: { productId } });
    expect((await mall.call('collectedProducts', { token })).data.total).toBe(1);
    expect((await mall.call('collectedProducts', { token: other.token })).data.total).toBe(0);
    const none = await mall.call('collectProduct', { token, body: { id: 999_999 } });
    expect(none).toMatchObject({ code: 500, message: 'These goods no longer exist.' });
    expect(await mall.call('collectedProducts', {})).toMatchObject({ code: 401 });
  });

  it('keeps the price at that time, and says what is sold out or off sale', async () => {
    const { token } = await testMall.shopper();
    const goods = await testMall.goods({ priceMinor: 1250 });
    await mall.call('collectProduct', { token, body: { id: goods.productId } });
    const look = async () => (await mall.call('collectedProducts', { token })).data.list[0];
    expect(await look()).toMatchObject({ price: '12.50', collectedPrice: '12.50', isOnSale: true });
    const change = (set: object) =>
      mall.db.updateTable('product').set(set).where('id', '=', goods.productId).execute();
    await change({ price_minor: 1000 });
    await mall.call('collectProduct', { token, body: { id: goods.productId } });
    expect(await look()).toMatchObject({ price: '10.00', collectedPrice: '12.50' });
    await mall.db
      .updateTable('sku')
      .set({ stock: 0 })
      .where('product_id', '=', goods.productId)
      .execute();
    await change({ is_on_sale: false });
    expect(await look()).toMatchObject({ stock: 0, isOnSale: false });
  });

  it('undoes a removal with its place and price, for some minutes', async () => {
    const { token } = await testMall.shopper();
    const [old, young] = [await testMall.goods(), await testMall.goods()];
    const ids = [old.productId, young.productId];
    for (const id of ids) {
      await mall.call('collectProduct', { token, body: { id } });
      mall.advance(1000);
    }
    const list = async () =>
      (await mall.call('collectedProducts', { token })).data.list.map(
        ({ productId }: { productId: number }) => productId,
      );
    await mall.call('uncollectProducts', { token, body: { ids } });
    expect(await list()).toEqual([]);
    expect((await mall.call('userInfo', { token })).data.collectCount).toBe(0);
    await mall.call('restoreProducts', { token, body: { ids } });
    expect(await list()).toEqual(ids.toReversed());
    await mall.call('uncollectProducts', { token, body: { ids } });
    mall.advance(11 * 60_000);
    await mall.call('restoreProducts', { token, body: { ids } });
    expect(await list()).toEqual([]);
    await mall.call('collectProduct', { token, body: { id: old.productId } });
    expect(await list()).toEqual([old.productId]);
    await mall.call('uncollectProducts', { token, body: { ids } });
    mall.advance(11 * 60_000);
    for (const job of collectionJobs) await job.run(mall.deps);
    const { rows } = await mall.db
      .selectFrom('collect_product')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('product_id', 'in', ids)
      .executeTakeFirstOrThrow();
    expect(rows).toBe(0);
  });
});
