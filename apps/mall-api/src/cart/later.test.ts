import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  const item = ({ productId, skuId }: TestGoods, cartNum: number) => ({
    productId,
    productAttrUnique: skuId,
    cartNum,
  });
  const add = ({ token }: Shopper, goods: TestGoods, cartNum: number) =>
    mall.call('addToCart', { token, body: [item(goods, cartNum)] });
  const cart = async ({ token }: Shopper, isValid = true) => {
    const { data } = await mall.call('cartList', { token, query: { isValid } });
    return data.flatMap((shop: { cartInfoList: object[] }) => shop.cartInfoList);
  };
  const saved = async ({ token }: Shopper) => (await mall.call('savedItems', { token })).data;
  const send = ({ token }: Shopper, call: 'saveForLater' | 'moveToCart', ids: number[]) =>
    mall.call(call, { token, body: { ids } });
  const setStock = ({ skuId }: TestGoods, stock: number) =>
    mall.db.updateTable('sku').set({ stock }).where('id', '=', skuId).execute();

  it('moves rows out of the cart and back, with the price at which they were added', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods({ priceMinor: 1250 });
    await add(shopper, goods, 3);
    const [{ id }] = await cart(shopper);
    const answers = await Promise.all([
      send(shopper, 'saveForLater', [id]),
      send(shopper, 'saveForLater', [id]),
    ]);
    expect(answers).toMatchObject([{ code: 200 }, { code: 200 }]);
    await mall.db
      .updateTable('sku')
      .set({ price_minor: 1000 })
      .where('id', '=', goods.skuId)
      .execute();
    expect(await cart(shopper)).toEqual([]);
    const answer = await mall.call('savedItems', { token: shopper.token });
    expectContract('savedItems', answer);
    const [row] = answer.data;
    expect(answer.data).toMatchObject([
      { cartNum: 3, price: '10.00', addedPrice: '12.50', stock: 10, merId: goods.shopId },
    ]);
    const { token } = shopper;
    const query = { numType: false, type: 'sum' };
    expect((await mall.call('cartCount', { token, query })).data.count).toBe(0);
    const back = await Promise.all([
      send(shopper, 'moveToCart', [row.id]),
      send(shopper, 'moveToCart', [row.id]),
    ]);
    expect(back.flatMap(({ data }) => data.moved)).toEqual([row.id]);
    expectContract('moveToCart', back[0]!);
    expect(await saved(shopper)).toEqual([]);
    expect(await cart(shopper)).toMatchObject([{ cartNum: 3 }]);
  });

  it('moves what fits and keeps the rest', async () => {
    const shopper = await testMall.shopper();
    const [few, none, off] = [
      await testMall.goods(),
      await testMall.goods(),
      await testMall.goods(),
    ];
    for (const goods of [few, none, off]) await add(shopper, goods, 5);
    const ids = (await cart(shopper)).map((row: { id: number }) => row.id);
    await send(shopper, 'saveForLater', ids);
    await Promise.all([setStock(few, 3), setStock(none, 0)]);
    await mall.db
      .updateTable('product')
      .set({ is_on_sale: false })
      .where('id', '=', off.productId)
      .execute();
    await add(shopper, few, 1);
    const rows = await saved(shopper);
    expect(rows).toMatchObject([
      { productId: off.productId, invalidReason: 'offSale', price: null },
      { productId: none.productId, invalidReason: 'soldOut' },
      { productId: few.productId, invalidReason: 'fewerLeft' },
    ]);
    const answer = await send(
      shopper,
      'moveToCart',
      rows.map((row: { id: number }) => row.id),
    );
    expect(answer.data).toMatchObject({ moved: [], partly: [rows[2].id] });
    expect(new Set(answer.data.stayed)).toEqual(new Set([rows[0].id, rows[1].id]));
    expect(await cart(shopper)).toMatchObject([{ productId: few.productId, cartNum: 3 }]);
    expect(await saved(shopper)).toMatchObject([{}, {}, { cartNum: 3 }]);
  });

  it('joins what a browser saved, the same twice', async () => {
    const [shopper, goods] = [await testMall.shopper(), await testMall.goods({ stock: 0 })];
    const join = (cartNum: number) =>
      mall.call('keepSavedItems', {
        token: shopper.token,
        body: [item(goods, cartNum), item({ ...goods, skuId: 999_999 }, 1)],
      });
    expect((await join(2)).code).toBe(200);
    expect((await join(2)).code).toBe(200);
    expect(await saved(shopper)).toMatchObject([{ cartNum: 2 }]);
    await join(7);
    expect(await saved(shopper)).toMatchObject([{ cartNum: 7 }]);
  });

  it('belongs to its person, and is deleted by nobody else', async () => {
    const [shopper, other] = [await testMall.shopper(), await testMall.shopper()];
    await add(shopper, await testMall.goods(), 1);
    const [{ id }] = await cart(shopper);
    await send(other, 'saveForLater', [id]);
    expect(await cart(shopper)).toHaveLength(1);
    await send(shopper, 'saveForLater', [id]);
    const [row] = await saved(shopper);
    const remove = ({ token }: Shopper) =>
      mall.call('deleteSavedItems', { token, body: { ids: [row.id] } });
    expect((await send(other, 'moveToCart', [row.id])).data.moved).toEqual([]);
    await remove(other);
    expect([await saved(other), await saved(shopper)]).toMatchObject([[], [{ id: row.id }]]);
    await remove(shopper);
    expect(await saved(shopper)).toEqual([]);
  });

  it('saves so many rows and no more, and undoes what would be too many', async () => {
    const shopper = await testMall.shopper();
    await add(shopper, await testMall.goods(), 1);
    await add(shopper, await testMall.goods(), 1);
    const ids = (await cart(shopper)).map((row: { id: number }) => row.id);
    const { policy } = mall.deps;
    const { cart: limits } = policy;
    policy.cart = { ...limits, maxRows: 1 };
    const answer = await send(shopper, 'saveForLater', ids);
    policy.cart = limits;
    expect(answer.message).toBe('At most 1 different items can be saved for later.');
    expect([await cart(shopper), await saved(shopper)]).toMatchObject([[{}, {}], []]);
  });

  it('collects rows and takes them out of the cart', async () => {
    const [shopper, other] = [await testMall.shopper(), await testMall.shopper()];
    const [goods, stays] = [await testMall.goods(), await testMall.goods()];
    await add(shopper, goods, 2);
    await add(shopper, stays, 1);
    const [, { id }] = await cart(shopper);
    const collect = ({ token }: Shopper) =>
      mall.call('collectCartItems', { token, body: { ids: [id] } });
    await collect(other);
    expect(await cart(shopper)).toHaveLength(2);
    expect((await collect(shopper)).code).toBe(200);
    expect((await collect(shopper)).code).toBe(200);
    expect(await cart(shopper)).toMatchObject([{ productId: stays.productId }]);
    const listed = async ({ token }: Shopper) =>
      (await mall.call('collectedProducts', { token })).data.list;
    expect(await listed(shopper)).toMatchObject([{ productId: goods.productId }]);
    expect(await listed(other)).toEqual([]);
  });
});
