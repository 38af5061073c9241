import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  const follow = (token: string, merId: number) =>
    mall.call('followShop', { token, params: { merId } });
  const followers = async (id: number, token?: string) => {
    const { data } = await mall.call('shopInfo', { params: { id }, ...(token && { token }) });
    return [data.collectNum, data.isCollect];
  };

  it('counts a follower once, and no longer', async () => {
    const { token } = await testMall.shopper();
    const shop = await testMall.shop('Kiln');
    await Promise.all([follow(token, shop), follow(token, shop)]);
    expect(await followers(shop, token)).toEqual([1, true]);
    expect(await followers(shop)).toEqual([1, false]);
    const answer = await mall.call('followedShops', { token });
    expectContract('followedShops', answer);
    expect(answer.data).toMatchObject({
      total: 1,
      list: [{ merId: shop, merName: 'Kiln', isOpen: true, collectNum: 1 }],
    });
    const params = { merId: shop };
    await Promise.all([
      mall.call('unfollowShop', { token, params }),
      mall.call('unfollowShop', { token, params }),
    ]);
    expect(await followers(shop, token)).toEqual([0, false]);
    expect((await mall.call('followedShops', { token })).data.total).toBe(0);
  });

  it('undoes that several were unfollowed', async () => {
    const { token } = await testMall.shopper();
    const ids = [await testMall.shop(), await testMall.shop()];
    for (const id of ids) await follow(token, id);
    await mall.call('unfollowShops', { token, body: { ids } });
    expect(await followers(ids[0] ?? 0)).toEqual([0, false]);
    await mall.call('restoreShops', { token, body: { ids } });
    expect(await followers(ids[0] ?? 0, token)).toEqual([1, true]);
    await mall.call('unfollowShops', { token, body: { ids } });
    mall.advance(11 * 60_000);
    await mall.call('restoreShops', { token, body: { ids } });
    expect((await mall.call('followedShops', { token })).data.total).toBe(0);
  });

  it('says that a followed shop has closed, and refuses to follow it', async () => {
    const [{ token }, other] = [await testMall.shopper(), await testMall.shopper()];
    const shop = await testMall.shop();
    await follow(token, shop);
    await mall.db.updateTable('shop').set({ is_open: false }).where('id', '=', shop).execute();
    const { list } = (await mall.call('followedShops', { token })).data;
    expect(list).toMatchObject([{ merId: shop, isOpen: false }]);
    expect(await follow(other.token, shop)).toMatchObject({ code: 500 });
    expect(await mall.call('followedShops', {})).toMatchObject({ code: 401 });
  });
});
