import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import type { CallOptions } from '../testing/call';
import { listedReasons, requireListedReason } from '../testing/listed-reasons';
import type { OperationId } from './handler';

const NONE = 999_999;
const params = { id: NONE, aid: NONE, merId: NONE, orderNo: 'SH0' };

/** Calls about something that there is not. */
const missing: [OperationId, CallOptions][] = [
  ...(
    [
      'productDetail',
      'activityProducts',
      'activityDetail',
      'shopInfo',
      'shopService',
      'followShop',
      'masterOrderDetail',
      'orderDetail',
      'orderExpress',
      'orderReceipt',
      'cancelOrder',
      'deleteOrder',
      'takeOrder',
      'refundForm',
      'refundDetail',
      'withdrawRefund',
      'wechatPayResult',
      'addressDetail',
      'merchantApplication',
      'withdrawMerchantApplication',
      'takeShopKey',
    ] as const
  ).map((id): [OperationId, CallOptions] => [id, { params }]),
  ['collectProduct', { body: { id: NONE } }],
  ['claimCoupon', { body: { couponId: NONE } }],
  ['setCartQuantity', { body: { id: NONE, number: 1 } }],
  ['resetCartItem', { body: { id: NONE, num: 1, productId: NONE, unique: NONE } }],
  ['addToCart', { body: [{ productId: NONE, productAttrUnique: NONE, cartNum: 1 }] }],
  ['deleteAddress', { body: { id: NONE } }],
  ['setDefaultAddress', { body: { id: NONE } }],
];

withDatabases((openApp) => {
  let mall: TestApp;
  let token: string;
  beforeAll(async () => {
    mall = await openApp();
    ({ token } = await mall.signUp());
  });

  describe('a call about something that does not exist', () => {
    it.each(missing)('is refused for that reason: %s', async (id, options) => {
      const answer = await mall.call(id, { ...options, token });
      expect(answer).toMatchObject({ code: 500, reason: 'not-found', data: null });
    });
  });
});

describe('a reason that the contract does not list for a call', () => {
  it('fails the test that meets it', () => {
    const meet = () => requireListedReason('productDetail', { code: 500, reason: 'out-of-stock' });
    expect(meet).toThrow('does not list');
    expect(listedReasons.get('productDetail')).toEqual(['not-found']);
  });
});

describe('an operator’s call that a rule refuses without a reason', () => {
  it('fails the test that meets it', () => {
    const meet = (code: number, message: string) => () =>
      requireListedReason('shipOrder', { code, message });
    expect(meet(500, 'Shipped already.')).toThrow('without a reason');
    expect(meet(500, 'System exception')).not.toThrow();
    expect(meet(403, 'No.')).not.toThrow();
  });
});
