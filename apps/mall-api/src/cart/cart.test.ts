import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  const add = ({ token }: Shopper, ...requested: [TestGoods, number][]) =>
    mall.call('addToCart', {
      token,
      body: requested.map(([{ productId, skuId }, cartNum]) => ({
        productId,
        productAttrUnique: skuId,
        cartNum,
      })),
    });
  const list = async ({ token }: Shopper, isValid = true) =>
    (await mall.call('cartList', { token, query: { isValid } })).data;
  const count = async ({ token }: Shopper, numType: boolean, type: string) =>
    (await mall.call('cartCount', { token, query: { numType, type } })).data.count;

  it('groups rows by shop, newest first, and merges the same sku', async () => {
    const shopper = await testMall.shopper();
    const shopId = await testMall.shop('Tea House');
    const one = await testMall.goods({ shopId, priceMinor: 1250 });
    const other = await testMall.goods();
    const two = await testMall.goods({ shopId });
    await add(shopper, [one, 1]);
    await add(shopper, [other, 1]);
    await add(shopper, [two, 1]);
    await add(shopper, [one, 2]);
    const shops = await list(shopper);
    expect(shops.map((shop: { merId: number }) => shop.merId)).toEqual([shopId, other.shopId]);
    expect(shops[0].cartInfoList).toMatchObject([
      { productId: two.productId, cartNum: 1 },
      {
        productId: one.productId,
        cartNum: 3,
        price: '12.50',
        stock: 10,
        suk: 'red',
        attrStatus: true,
      },
    ]);
    expect(await count(shopper, true, 'total')).toBe(3);
    expect(await count(shopper, true, 'sum')).toBe(5);
  });

  it('says what goods cost when they were added, until they are added again', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods({ priceMinor: 1250 });
    const other = await testMall.sku(goods.productId, 'blue', 900, 5);
    const prices = async () => {
      const [shop] = await list(shopper);
      const [{ price, addedPrice }] = shop.cartInfoList;
      return { price, addedPrice };
    };
    const setPrice = (price_minor: number) =>
      mall.db.updateTable('sku').set({ price_minor }).where('id', '=', goods.skuId).execute();
    await add(shopper, [goods, 1]);
    expect(await prices()).toEqual({ price: '12.50', addedPrice: '12.50' });
    await setPrice(1100);
    expect(await prices()).toEqual({ price: '11.00', addedPrice: '12.50' });
    await add(shopper, [goods, 1]);
    expect(await prices()).toEqual({ price: '11.00', addedPrice: '11.00' });
    await setPrice(1300);
    const [shop] = await list(shopper);
    const [{ id }] = shop.cartInfoList;
    const body = { id, num: 1, productId: goods.productId, unique: other };
    expect(await mall.call('resetCartItem', { token: shopper.token, body })).toMatchObject({
      code: 200,
    });
    expect(await prices()).toEqual({ price: '9.00', addedPrice: '9.00' });
  });

  it('takes no more than there is, and says so', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods({ stock: 3, name: 'Bowl' });
    const answer = await add(shopper, [goods, 5]);
    expect(answer).toMatchObject({ code: 200, message: 'Only 3 of “Bowl” (red) are left.' });
    expect(await count(shopper, true, 'sum')).toBe(3);
    await Promise.all([add(shopper, [goods, 2]), add(shopper, [goods, 2])]);
    expect(await count(shopper, true, 'sum')).toBe(3);
  });

  it('leaves out what is gone and keeps the rest; refuses when nothing is left', async () => {
    const shopper = await testMall.shopper();
    const [gone, here] = [await testMall.goods({ stock: 0, name: 'Cup' }), await testMall.goods()];
    expect((await add(shopper, [gone, 1], [here, 1])).message).toBe('“Cup” (red) is sold out.');
    expect(await count(shopper, false, 'total')).toBe(1);
    expect(await add(shopper, [gone, 1])).toMatchObject({ code: 500 });
  });

  it('refuses a sku that does not exist or is of other goods, and 0 or 100 units', async () => {
    const shopper = await testMall.shopper();
    const [one, two] = [await testMall.goods(), await testMall.goods()];
    expect((await add(shopper, [{ ...one, skuId: 999_999 }, 1])).code).toBe(500);
    expect((await add(shopper, [{ ...one, skuId: two.skuId }, 1])).code).toBe(500);
    expect((await add(shopper, [one, 0])).code).toBe(400);
    expect((await add(shopper, [one, 100])).code).toBe(400);
    expect(await count(shopper, false, 'total')).toBe(0);
  });

  it('moves goods off sale to the invalid rows, without price and stock', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods();
    await add(shopper, [goods, 2]);
    await mall.db
      .updateTable('product')
      .set({ is_on_sale: false })
      .where('id', '=', goods.productId)
      .execute();
    expect(await list(shopper)).toEqual([]);
    const [shop] = await list(shopper, false);
    expect(shop.cartInfoList[0]).toMatchObject({ price: null, stock: null, attrStatus: false });
    expect(await count(shopper, true, 'total')).toBe(0);
    expect(await count(shopper, false, 'sum')).toBe(2);
  });

  it('sets the units of a row within the stock', async () => {
    const shopper = await testMall.shopper();
    await add(shopper, [await testMall.goods({ stock: 4, name: 'Jug' }), 1]);
    const [{ cartInfoList }] = await list(shopper);
    const set = (number: number, id = cartInfoList[0].id) =>
      mall.call('setCartQuantity', { token: shopper.token, body: { id, number } });
    expect((await set(4)).code).toBe(200);
    expect(await set(5)).toMatchObject({ code: 500, message: 'Only 4 of “Jug” (red) are left.' });
    expect((await set(0)).code).toBe(400);
    expect((await set(1, 999_999)).code).toBe(500);
    expect(await count(shopper, true, 'sum')).toBe(4);
  });

  it('sets no more units of a row than the policy allows', async () => {
    const shopper = await testMall.shopper();
    await add(shopper, [await testMall.goods({ stock: 50, name: 'Jug' }), 1]);
    const [{ cartInfoList }] = await list(shopper);
    const set = (number: number) =>
      mall.call('setCartQuantity', {
        token: shopper.token,
        body: { id: cartInfoList[0].id, number },
      });
    const { policy } = mall.deps;
    const { cart } = policy;
    policy.cart = { ...cart, maxQuantity: 10 };
    expect(await set(11)).toMatchObject({ message: 'A cart holds at most 10 of “Jug”.' });
    expect((await set(10)).code).toBe(200);
    policy.cart = cart;
  });

  it('changes the sku of a row and joins it with a row that has it', async () => {
    const shopper = await testMall.shopper();
    const red = await testMall.goods({ stock: 9 });
    const blue = { ...red, skuId: await testMall.sku(red.productId, 'blue', 2100, 9) };
    await add(shopper, [red, 1], [blue, 2]);
    const rows = (await list(shopper))[0].cartInfoList;
    const { id } = rows.find((row: { suk: string }) => row.suk === 'red');
    const body = { id, num: 3, productId: red.productId, unique: blue.skuId };
    expect((await mall.call('resetCartItem', { token: shopper.token, body })).code).toBe(200);
    expect((await list(shopper))[0].cartInfoList).toMatchObject([{ id, suk: 'blue', cartNum: 5 }]);
    const foreign = { ...body, unique: (await testMall.goods()).skuId };
    expect((await mall.call('resetCartItem', { token: shopper.token, body: foreign })).code).toBe(
      500,
    );
  });

  it('brings two rows together once, however often it is asked, and says what did not fit', async () => {
    const shopper = await testMall.shopper();
    const { token } = shopper;
    const goods = await testMall.goods({ name: 'Vase' });
    const blue = await testMall.sku(goods.productId, 'blue', 900, 6);
    await add(shopper, [goods, 2], [{ ...goods, skuId: blue }, 3]);
    const rows = async (): Promise<{ id: number; suk: string; cartNum: number }[]> =>
      (await list(shopper))[0].cartInfoList;
    const { id } = (await rows()).find(({ suk }) => suk === 'red')!;
    const reset = (num: number) =>
      mall.call('resetCartItem', {
        token,
        body: { id, num, productId: goods.productId, unique: blue },
      });
    const answers = await Promise.all([reset(2), reset(2), reset(2)]);
    expect(answers).toMatchObject([{ code: 200 }, { code: 200 }, { code: 200 }]);
    expect(await rows()).toMatchObject([{ id, suk: 'blue', cartNum: 5 }]);
    expect(await reset(7)).toMatchObject({ code: 500 });
    await add(shopper, [goods, 3]);
    const { id: other } = (await rows()).find(({ suk }) => suk === 'red')!;
    const full = { id: other, num: 3, productId: goods.productId, unique: blue };
    expect(await mall.call('resetCartItem', { token, body: full })).toMatchObject({
      message: 'Only 6 of “Vase” (blue) are left.',
    });
    expect(await rows()).toMatchObject([{ id: other, suk: 'blue', cartNum: 6 }]);
    const stranger = await testMall.shopper();
    const theirs = await mall.call('resetCartItem', { token: stranger.token, body: full });
    expect(theirs).toMatchObject({ code: 500, message: 'This item is no longer in your cart.' });
  });

  it('says why a row cannot be ordered', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods({ stock: 5 });
    await add(shopper, [goods, 3]);
    const reasonAfter = async (table: 'sku' | 'product' | 'shop', set: object, id: number) => {
      await mall.db.updateTable(table).set(set).where('id', '=', id).execute();
      const [valid, invalid] = [await list(shopper), await list(shopper, false)];
      return [...valid, ...invalid][0].cartInfoList[0].invalidReason;
    };
    const { skuId, productId, shopId } = goods;
    expect(await reasonAfter('sku', { stock: 3 }, skuId)).toBe(null);
    expect(await reasonAfter('sku', { stock: 2 }, skuId)).toBe('fewerLeft');
    expect(await reasonAfter('sku', { stock: 0 }, skuId)).toBe('soldOut');
    expect(await reasonAfter('shop', { is_open: false }, shopId)).toBe('shopClosed');
    expect(await reasonAfter('product', { is_on_sale: false }, productId)).toBe('offSale');
    expect(await reasonAfter('product', { is_removed: true }, productId)).toBe('removed');
  });

  it('removes rows, and passes over those that do not exist', async () => {
    const shopper = await testMall.shopper();
    await add(shopper, [await testMall.goods(), 1], [await testMall.goods(), 1]);
    const ids = (await list(shopper)).map(
      (shop: { cartInfoList: { id: number }[] }) => shop.cartInfoList[0]?.id,
    );
    const body = { ids: [ids[0], 999_999] };
    expect((await mall.call('deleteCartItems', { token: shopper.token, body })).code).toBe(200);
    expect(await count(shopper, false, 'total')).toBe(1);
  });

  it('holds so many rows and no more', async () => {
    const [shopper, one, two] = [
      await testMall.shopper(),
      await testMall.goods(),
      await testMall.goods(),
    ];
    const { policy } = mall.deps;
    const { cart } = policy;
    policy.cart = { ...cart, maxRows: 1 };
    expect((await add(shopper, [one, 1])).code).toBe(200);
    expect((await add(shopper, [two, 1])).message).toBe('A cart holds at most 1 different items.');
    expect((await add(shopper, [one, 1])).code).toBe(200);
    policy.cart = cart;
  });
});
