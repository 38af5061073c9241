import { expect } from 'vitest';
import { sign, SIGNATURE_HEADER } from '../payment/test-provider/signature';
import type { Answer } from './call';
import { expectSumsToAgree } from './sums';
import type { Shopper, TestGoods, TestMall } from './test-mall';

/** Sends the provider's webhook for a paid order of one unit; code 200 when it was accepted. */
async function tellPaid({ mall }: TestMall, orderNo: string, redirect: string) {
  const reference = redirect.split('/').at(-1);
  const amount = { amountMinor: 1999, currency: 'USD' };
  const body = JSON.stringify({ id: orderNo, kind: 'paid', reference, orderNo, ...amount });
  const { deps, app } = mall;
  const response = await app.inject({
    method: 'POST',
    url: '/api/pay/webhook/test',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(deps.settings.paymentSecret, body, deps.now()),
    },
    payload: body,
  });
  const { outcome } = response.json<{ outcome?: string }>();
  return { code: outcome ? 200 : 503, message: 'busy', data: outcome };
}

/**
 * Buys one unit and pays for it, repeating each call while the mall or its provider is busy. Any other error
 * fails the test.
 */
async function buyPersistently(
  testMall: TestMall,
  shopper: Shopper,
  goods: TestGoods,
  onCall: () => unknown,
): Promise<void> {
  const untilDone = async (call: () => Promise<Answer>) => {
    for (;;) {
      const [answer] = await Promise.all([call(), onCall()]);
      if (answer.code === 200) return answer.data;
      expect(answer.message).toMatch(/busy|^The payment cannot be started at the moment/);
    }
  };
  const { token } = shopper;
  const item = { productId: goods.productId, attrValueId: goods.skuId, productNum: 1 };
  const draft = { preOrderType: 'buyNow', orderDetails: [item] };
  const { call } = testMall.mall;
  const { preOrderNo } = await untilDone(() => call('createPreOrder', { token, body: draft }));
  const { orderNo } = await untilDone(() => testMall.create(shopper, preOrderNo));
  const body = { orderNo, payType: 'test', payChannel: 'pc' };
  const { redirect } = await untilDone(() => call('startPayment', { token, body }));
  await untilDone(() => tellPaid(testMall, orderNo, redirect));
}

/** Each shopper buys four times, all shoppers concurrently; then every order must be complete and paid. */
export async function expectWholeOrders(testMall: TestMall, onCall: () => unknown): Promise<void> {
  const { db } = testMall.mall;
  const goods = await testMall.goods({ stock: 1000 });
  const shoppers: Shopper[] = [];
  for (let count = 0; count < 6; count += 1) shoppers.push(await testMall.shopper());
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let orders = 0; orders < 4; orders += 1) {
        await buyPersistently(testMall, shopper, goods, onCall);
      }
    }),
  );
  expect(await testMall.stockOf(goods)).toMatchObject({ stock: 976, sales: 24 });
  const groups = await db.selectFrom('order_group').select('is_paid').execute();
  expect(groups).toEqual(Array(24).fill({ is_paid: true }));
  await expectSumsToAgree(db);
}
