import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../http/handler';
import { type TestApp, withDatabases } from '../testing/app';
import type { CallOptions } from '../testing/call';
import { sampleAddress } from '../testing/sample-address';
import { type Shopper, TestMall } from '../testing/test-mall';

/** The owner's data that the calls below refer to. */
interface Things {
  addressId: number;
  cartId: number;
  couponId: number;
  draft: string;
  masterNo: string;
  merNo: string;
  productId: number;
  skuId: number;
}

type Call = Pick<CallOptions, 'params' | 'query' | 'body'>;

/** All calls that refer to a person's data. */
const calls: [OperationId, (thing: Things) => Call][] = [
  ['addressDetail', ({ addressId }) => ({ params: { id: addressId } })],
  ['saveAddress', ({ addressId }) => ({ body: { ...sampleAddress, id: addressId } })],
  ['setDefaultAddress', ({ addressId }) => ({ body: { id: addressId } })],
  ['deleteAddress', ({ addressId }) => ({ body: { id: addressId } })],
  ['setCartQuantity', ({ cartId }) => ({ body: { id: cartId, number: 2 } })],
  [
    'resetCartItem',
    ({ cartId, productId, skuId }) => ({ body: { id: cartId, num: 2, productId, unique: skuId } }),
  ],
  [
    'createPreOrder',
    ({ cartId }) => ({
      body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: cartId }] },
    }),
  ],
  ['loadPreOrder', ({ draft }) => ({ params: { preOrderNo: draft } })],
  ['orderCoupons', ({ draft }) => ({ params: { preOrderNo: draft } })],
  ['computePrice', ({ draft }) => ({ body: { preOrderNo: draft } })],
  [
    'createOrder',
    ({ draft, addressId }) => ({
      body: { preOrderNo: draft, addressId, payType: 'test', payChannel: 'pc' },
    }),
  ],
  ['masterOrderDetail', ({ masterNo }) => ({ params: { orderNo: masterNo } })],
  ['cancelOrder', ({ masterNo }) => ({ params: { orderNo: masterNo } })],
  [
    'startPayment',
    ({ masterNo }) => ({ body: { orderNo: masterNo, payType: 'test', payChannel: 'pc' } }),
  ],
  ['orderDetail', ({ merNo }) => ({ params: { orderNo: merNo } })],
  ['orderReceipt', ({ merNo }) => ({ params: { orderNo: merNo } })],
  ['orderExpress', ({ merNo }) => ({ params: { orderNo: merNo } })],
  ['takeOrder', ({ merNo }) => ({ params: { orderNo: merNo } })],
  ['deleteOrder', ({ merNo }) => ({ params: { orderNo: merNo } })],
];

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  let owner: Shopper;
  let stranger: Shopper;
  let things: Things;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
    [owner, stranger] = [await testMall.shopper(), await testMall.shopper()];
    const goods = await testMall.goods();
    const masterNo = await testMall.order(owner, goods);
    const draft = await testMall.cartDraft(owner, [goods]);
    const { data } = await mall.call('cartList', { token: owner.token, query: { isValid: true } });
    things = {
      addressId: owner.addressId,
      masterNo,
      draft,
      ...goods,
      cartId: data[0].cartInfoList[0].id,
      couponId: await testMall.claimedCoupon(owner, { moneyMinor: 100 }),
      merNo: await testMall.shopOrderNo(masterNo),
    };
  });

  describe.each(calls)('%s', (operation, toCall) => {
    it('does not find what belongs to somebody else', async () => {
      const answer = await mall.call(operation, { token: stranger.token, ...toCall(things) });
      expect(answer).toMatchObject({ code: 500, data: null });
      expect(answer.message).toMatch(/does not exist|no longer in your cart|not placed in time/);
    });

    it('asks a guest to sign in', async () => {
      expect((await mall.call(operation, toCall(things))).code).toBe(401);
    });
  });

  it("leaves the owner's things as they were", async () => {
    const { token } = owner;
    const body = { ids: [things.cartId] };
    await mall.call('deleteCartItems', { token: stranger.token, body });
    const [address] = (await mall.call('allAddresses', { token })).data;
    expect(address).toMatchObject({ id: things.addressId, isDefault: true });
    const cart = await mall.call('cartCount', { token, query: { numType: true, type: 'sum' } });
    expect(cart.data.count).toBe(1);
    const params = { orderNo: things.masterNo };
    const { data } = await mall.call('masterOrderDetail', { token, params });
    expect(data).toMatchObject({ isCancel: false, redirect: null });
  });

  it("does not send an order to somebody else's address or with somebody else's coupon", async () => {
    const goods = await testMall.goods();
    const draft = await testMall.draft(stranger, goods);
    const away = await testMall.create(stranger, draft, { addressId: things.addressId });
    expect(away.message).toBe('Please choose a delivery address.');
    const cheap = await testMall.create(stranger, draft, { couponId: things.couponId });
    expect(cheap.message).toBe('This coupon does not exist.');
  });

  it.each(['cartList', 'awaitPayList', 'orderData', 'orderCenterData', 'allAddresses'] as const)(
    '%s shows a stranger nothing of it',
    async (operation) => {
      const newcomer = await mall.signUp();
      // The other calls ignore unknown fields
      const query = { isValid: true };
      const { data } = await mall.call(operation, { token: newcomer.token, query });
      expect(JSON.stringify(data)).not.toMatch(/PT\d|SH\d|Lindgren|Teapot|Count":[1-9]/);
    },
  );
});
