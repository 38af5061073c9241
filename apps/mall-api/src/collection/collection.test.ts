import { beforeAll, expect, it } from 'vitest';
import { withDatabases, type TestApp } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { TestMall } from '../testing/test-mall';

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
      list: [{ productId: two.productId }, { productId: one.productId, price: '12.50' }],
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
});
