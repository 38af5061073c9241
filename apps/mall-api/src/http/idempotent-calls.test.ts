import { type OperationId, operationTable } from '@vermilion/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import type { CallOptions } from '../testing/call';
import { TestMall } from '../testing/test-mall';

/** The calls of which the contract says that they may be sent again. */
const idempotent = Object.entries(operationTable)
  .filter(([, [, , , special]]) => special && 'idempotent' in special)
  .map(([id]) => id);

/** What a shopper sees of the changes. */
const READS: Partial<Record<OperationId, NonNullable<CallOptions['query']>>> = {
  userInfo: {},
  mailSettings: {},
  cartList: { isValid: true },
  savedItems: {},
  collectedProducts: {},
  followedShops: {},
  watchedStock: {},
  orderList: {},
  allAddresses: {},
};

/** `Object.entries` that keeps the names of calls. */
const entriesOf = <Value>(of: Partial<Record<OperationId, Value>>) =>
  Object.entries(of) as [OperationId, Value][];

/** As text, without the time of the last change. */
const withoutTimes = (seen: unknown) =>
  JSON.stringify(seen, (name, value: unknown) => (name === 'updateTime' ? undefined : value));

describe('calls that are sent again because their response was lost', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let testMall: TestMall;
    beforeAll(async () => {
      mall = await openApp();
      testMall = await TestMall.open(mall);
    });

    /** A request of each call, in an order in which each of them changes something. */
    async function requestsOf(shopper: { token: string; addressId: number; id: number }) {
      const { token, addressId } = shopper;
      const goods = await testMall.goods({ stock: 5 });
      const soldOut = await testMall.goods({ stock: 0 });
      const { productId, skuId, shopId } = goods;
      const line = { productId, productAttrUnique: skuId, cartNum: 1 };
      await mall.call('addToCart', { token, body: [line] });
      const cart = await mall.call('cartList', { token, query: { isValid: true } });
      const row = cart.data[0].cartInfoList[0].id;
      const preOrderNo = await testMall.draft(shopper, goods);
      const ids = { ids: [productId] };
      const shops = { ids: [shopId] };
      const sku = { skuId: soldOut.skuId };
      const requests: Partial<Record<OperationId, CallOptions>> = {
        tokenExists: {},
        editUser: { body: { nickname: 'Ann' } },
        setMailTopic: { body: { topic: 'coupons', isOn: false } },
        setDefaultAddress: { body: { id: addressId } },
        setCartQuantity: { body: { id: row, number: 3 } },
        estimateCart: { body: { lines: [{ productAttrUnique: skuId, cartNum: 2 }] } },
        keepSavedItems: { body: [line] },
        collectProduct: { body: { id: productId } },
        uncollectProducts: { body: ids },
        restoreProducts: { body: ids },
        uncollectProduct: { params: { productId } },
        followShop: { params: { merId: shopId } },
        unfollowShops: { body: shops },
        restoreShops: { body: shops },
        unfollowShop: { params: { merId: shopId } },
        watchStock: { body: sku },
        unwatchStock: { body: sku },
        computePrice: { body: { preOrderNo, addressId } },
        createOrder: { body: { preOrderNo, addressId, payType: 'test', payChannel: 'pc' } },
      };
      return { goods, requests };
    }

    it('are answered as before, and change nothing more', async () => {
      const shopper = await testMall.shopper();
      const { token } = shopper;
      const { goods, requests } = await requestsOf(shopper);
      expect(Object.keys(requests).sort()).toEqual([...idempotent].sort());
      const seen = async () => [
        await testMall.stockOf(goods),
        ...(await Promise.all(
          entriesOf(READS).map(([id, query]) => mall.call(id, { token, query })),
        )),
      ];
      for (const [id, request] of entriesOf(requests)) {
        const first = await mall.call(id, { token, ...request });
        expect(first, id).toMatchObject({ code: 200 });
        const after = await seen();
        expect(await mall.call(id, { token, ...request }), id).toEqual(first);
        expect(withoutTimes(await seen()), id).toBe(withoutTimes(after));
      }
    });
  });
});
