import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginOrder } from '../fulfilment/begin';
import { shipOrder } from '../fulfilment/ship';
import { type TestApp, withDatabases } from '../testing/app';
import { RefundScenario } from '../testing/refund-scenario';
import { expectSumsToAgree } from '../testing/sums';
import type { TestGoods } from '../testing/test-mall';
import { acceptRefund } from './decide';

withDatabases((openApp) => {
  let mall: TestApp;
  let scene: RefundScenario;
  beforeAll(async () => {
    scene = await RefundScenario.openMall(openApp);
    mall = scene.mall;
  });
  afterAll(() => expectSumsToAgree(mall.db));

  const goods = (values = {}) => scene.testMall.goods({ priceMinor: 1250, ...values });
  const cancel = (orderNo: string) => scene.paymentScenario.cancel(orderNo);
  const parcel = { company: 'Swallow Post', companyCode: 'S', waybillNo: 'S1' };
  const ship = (orderNo: string, { shopId }: TestGoods) =>
    shipOrder(mall.deps, { shopId, orderNo }, parcel);
  const detail = async (orderNo: string) => (await scene.call('orderDetail', orderNo)).data;
  const usableCoupons = async () => {
    const { token } = scene.paymentScenario.shopper;
    return (await mall.call('myCoupons', { token, query: { type: 'usable' } })).data.total;
  };
  const points = async () =>
    (await mall.call('pointsSummary', { token: scene.paymentScenario.shopper.token })).data
      .integral;

  it('gives goods, coupon and points back at once, and the money by the provider, all once', async () => {
    await scene.testMall.grantPoints(scene.paymentScenario.shopper, 100);
    const sold = await goods();
    const couponId = await scene.testMall.claimedCoupon(scene.paymentScenario.shopper, {
      moneyMinor: 200,
    });
    const before = [await usableCoupons(), await points()];
    const orderNo = await scene.paid(sold, 2, { couponId, useIntegral: true });
    expect(await detail(orderNo)).toMatchObject({ status: 0, cancellable: true });
    const payPrice = (await detail(orderNo)).payPrice;
    expect((await cancel(orderNo)).code).toBe(200);
    expect([await usableCoupons(), await points()]).toEqual(before);
    expect(await scene.testMall.stockOf(sold)).toEqual({ stock: 10, sales: 0 });
    expect(await detail(orderNo)).toMatchObject({
      status: 9,
      refundStatus: 2,
      cancellable: false,
      refunds: [{ refundStatus: 2, refundPrice: payPrice }],
    });
    await Promise.all([scene.runJobs(), scene.runJobs()]);
    expect(await detail(orderNo)).toMatchObject({
      refundStatus: 3,
      refunds: [{ refundStatus: 3, refundPrice: payPrice }],
    });
    expect([await usableCoupons(), await points()]).toEqual(before);
    expect(await scene.testMall.stockOf(sold)).toEqual({ stock: 10, sales: 0 });
    const again = await cancel(orderNo);
    expect([again.code, again.message]).toEqual([500, 'This order has already been cancelled.']);
  });

  it('is refused once the shop has begun, has shipped, or decides about a refund', async () => {
    const sold = await goods();
    const begun = await scene.paid(sold, 1);
    expect(
      await beginOrder(mall.db, { shopId: sold.shopId, orderNo: begun }, mall.deps.now()),
    ).toBe(true);
    const shipped = await scene.paid(sold, 1);
    expect(await ship(shipped, sold)).toBe(true);
    const refunding = await scene.paid(sold, 1);
    await scene.applied(refunding);
    for (const orderNo of [begun, shipped, refunding]) {
      expect(await cancel(orderNo)).toMatchObject({ code: 500, reason: 'order-begun' });
      expect(await detail(orderNo)).toMatchObject({ cancellable: false });
    }
    expect(await ship(begun, sold)).toBe(true);
  });

  it('cancels all parts of a master order, or none', async () => {
    const [first, second] = [await goods(), await goods()];
    const order = async () => {
      const draft = await scene.testMall.cartDraft(scene.paymentScenario.shopper, [first, second]);
      const { data } = await scene.testMall.create(scene.paymentScenario.shopper, draft);
      await scene.pay(data.orderNo);
      return data.orderNo as string;
    };
    const statuses = async (orderNo: string) =>
      (await scene.paymentScenario.detail(orderNo)).orderList.map(
        ({ status }: { status: number }) => status,
      );
    const whole = await order();
    expect((await cancel(whole)).code).toBe(200);
    expect(await statuses(whole)).toEqual([9, 9]);
    const begun = await order();
    const parts = (await scene.paymentScenario.detail(begun)).orderList as {
      orderNo: string;
      merId: number;
    }[];
    const [toShip, toCancel] = parts;
    await ship(toShip?.orderNo ?? '', { ...first, shopId: toShip?.merId ?? 0 });
    expect((await cancel(begun)).code).toBe(500);
    expect((await statuses(begun)).toSorted()).toEqual([0, 1]);
    expect((await cancel(toCancel?.orderNo ?? '')).code).toBe(200);
    expect((await statuses(begun)).toSorted()).toEqual([1, 9]);
    await scene.runJobs();
    const refunds = await scene.paymentScenario.refunds(begun);
    expect(refunds).toMatchObject([{ status: 'done', reason: 'order', amountMinor: 1250 }]);
  });

  it('returns what is left after a refund of a part', async () => {
    const sold = await goods();
    const orderNo = await scene.paid(sold, 3);
    await acceptRefund(mall.deps, { refundNo: await scene.applied(orderNo, 1) });
    await scene.runJobs();
    expect((await cancel(orderNo)).code).toBe(200);
    await scene.runJobs();
    expect(await scene.testMall.stockOf(sold)).toEqual({ stock: 10, sales: 0 });
    expect(
      (await detail(orderNo)).refunds.map((one: { refundPrice: string }) => one.refundPrice),
    ).toEqual(['25.00', '12.50']);
  });

  it('cancels an order that was paid with points alone', async () => {
    scene.paymentScenario.shopper = await scene.testMall.shopper();
    await scene.testMall.grantPoints(scene.paymentScenario.shopper, 500_000);
    const before = await points();
    const orderNo = await scene.paid(await goods({ priceMinor: 500 }), 1, { useIntegral: true });
    expect((await cancel(orderNo)).code).toBe(200);
    expect(await detail(orderNo)).toMatchObject({ status: 9, refundStatus: 3 });
    expect(await points()).toBe(before);
  });

  it('is in the tab of cancelled orders, and can be deleted when the money is back', async () => {
    const { token } = scene.paymentScenario.shopper;
    const orderNo = await scene.paid(await goods(), 1);
    await cancel(orderNo);
    const isListed = async (type: number) => {
      const query = { type, limit: 100 };
      const { data } = await mall.call('orderList', { token, query });
      return data.list.some((row: { orderNo: string }) => row.orderNo === orderNo);
    };
    const remove = () => mall.call('deleteOrder', { token, params: { orderNo } });
    expect([await isListed(1), await isListed(6), await isListed(7)]).toEqual([false, true, true]);
    expect((await remove()).code).toBe(500);
    await scene.runJobs();
    expect([await isListed(6), (await remove()).code]).toEqual([true, 200]);
    expect([await isListed(6), await isListed(7), (await remove()).code]).toEqual([
      false,
      false,
      500,
    ]);
  });

  it('does not find the order of another person', async () => {
    const orderNo = await scene.paid(await goods(), 1);
    const { token } = await scene.testMall.shopper();
    const answer = await mall.call('cancelOrder', { token, params: { orderNo } });
    expect(answer.message).toBe('This order does not exist.');
    expect(await detail(orderNo)).toMatchObject({ status: 0 });
  });
});
