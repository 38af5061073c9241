import { afterAll, beforeAll, expect, it } from 'vitest';
import { RefundRefused, type RefundRequest } from '../kernel/payment-provider';
import { type TestApp, withDatabases } from '../testing/app';
import { withProvider } from '../testing/fake-provider';
import { RefundScenario } from '../testing/refund-scenario';
import { expectSumsToAgree } from '../testing/sums';
import { completeRefund } from './complete';
import { acceptRefund, refuseRefund } from './decide';
import { NothingToRefund } from './pay-out';

const HOUR = 3_600_000;

withDatabases((openApp) => {
  let mall: TestApp;
  let scene: RefundScenario;
  beforeAll(async () => {
    scene = await RefundScenario.openMall(openApp);
    mall = scene.mall;
  });
  afterAll(() => expectSumsToAgree(mall.db));
  const goods = (values = {}) => scene.testMall.goods({ priceMinor: 1250, ...values });
  const accept = (refundNo: string) => acceptRefund(mall.deps, { refundNo });
  const refuse = (refundNo: string) =>
    refuseRefund(mall.deps, { refundNo, reason: 'The goods were used.' });
  const givenBack = (keys: string[]) =>
    mall.db
      .selectFrom('payment_refund')
      .select(['key', 'reason', 'status', 'amount_minor as amountMinor', 'tries'])
      .where('key', 'in', keys)
      .orderBy('id')
      .execute();
  const usable = async () => {
    const { token } = scene.paymentScenario.shopper;
    return (await mall.call('myCoupons', { token, query: { type: 'usable' } })).data.total;
  };

  it('gives money, goods and sales back when the provider has confirmed, all once', async () => {
    const sold = await goods();
    const orderNo = await scene.paid(sold, 2);
    const refundNo = await scene.applied(orderNo);
    expect(await accept(refundNo)).toBe(true);
    expect(await accept(refundNo)).toBe(false);
    expect([await scene.statusOf(orderNo), (await scene.detail(refundNo)).refundStatus]).toEqual([
      2, 2,
    ]);
    expect((await scene.call('withdrawRefund', refundNo)).message).toBe(
      'The shop has already decided about this refund.',
    );
    expect(await scene.testMall.stockOf(sold)).toEqual({ stock: 8, sales: 2 });
    await Promise.all([scene.runJobs(), scene.runJobs()]);
    await Promise.all([1, 2, 3].map(() => completeRefund(mall.deps, refundNo)));
    expect(await givenBack([refundNo])).toEqual([
      { key: refundNo, reason: 'order', status: 'done', amountMinor: 2500, tries: 1 },
    ]);
    expect(await scene.detail(refundNo)).toMatchObject({
      refundStatus: 3,
      reapply: false,
      refundTime: expect.any(String),
    });
    expect(await scene.statusOf(orderNo)).toBe(3);
    expect(await scene.testMall.stockOf(sold)).toEqual({ stock: 10, sales: 0 });
    expect((await scene.apply(orderNo)).message).toBe('This order has already been refunded.');
    // Three completions are told once
    expect(mall.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Payment received/),
      expect.stringContaining('$25.00 refunded'),
    ]);
  });

  it('gives a payment back in parts of the same amount, and the order goes on between them', async () => {
    const sold = await goods({ postageMinor: 30 });
    const orderNo = await scene.paid(sold, 3);
    const numbers: string[] = [];
    for (const status of [0, 0, 3]) {
      const refundNo = await scene.applied(orderNo, 1);
      numbers.push(refundNo);
      await accept(refundNo);
      await scene.runJobs();
      expect(await scene.statusOf(orderNo)).toBe(status);
    }
    const parts = await givenBack(numbers);
    expect(parts.map(({ amountMinor }) => amountMinor)).toEqual([1250, 1250, 1340]);
    expect(parts.every(({ status }) => status === 'done')).toBe(true);
    expect(await scene.testMall.stockOf(sold)).toEqual({ stock: 10, sales: 0 });
  });

  it('counts what was sent as not sold, and leaves the stock', async () => {
    const sold = await goods();
    const orderNo = await scene.paid(sold, 2);
    await scene.setStatus(orderNo, 'completed');
    await scene.givenBackTo(await scene.applied(orderNo, 1), sold.shopId);
    await scene.runJobs();
    expect(await scene.testMall.stockOf(sold)).toEqual({ stock: 8, sales: 1 });
    expect((await scene.call('refundForm', orderNo)).data).toMatchObject({
      totalNum: 1,
      payPrice: '12.50',
      orderInfoList: [{ payNum: 1 }],
    });
  });

  it('gives the coupon back with the last shop of the order', async () => {
    const { shopper } = scene.paymentScenario;
    const couponId = await scene.testMall.claimedCoupon(shopper, { moneyMinor: 333 });
    const both = [await goods(), await goods()];
    const draft = await scene.testMall.cartDraft(shopper, both);
    const { orderNo } = (await scene.testMall.create(shopper, draft, { couponId })).data;
    await scene.pay(orderNo);
    const { orderList } = await scene.paymentScenario.detail(orderNo);
    const refunds: string[] = [];
    for (const { orderNo: shopNo } of orderList) {
      expect(await usable()).toBe(0);
      refunds.push(await scene.applied(shopNo));
    }
    await Promise.all(refunds.map(accept));
    await scene.runJobs();
    const parts = await givenBack(refunds);
    expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(2500 - 333);
    expect(await usable()).toBe(1);
  });

  it('needs no provider when nothing was paid', async () => {
    const sold = await goods({ priceMinor: 0 });
    const orderNo = await scene.paid(sold, 2);
    const refundNo = await scene.applied(orderNo);
    expect(await accept(refundNo)).toBe(true);
    expect(await scene.detail(refundNo)).toMatchObject({ refundStatus: 3, refundPrice: '0.00' });
    expect(await givenBack([refundNo])).toEqual([]);
    expect(await scene.testMall.stockOf(sold)).toEqual({ stock: 10, sales: 0 });
  });

  it('is refused with a reason, and can be applied for again', async () => {
    const orderNo = await scene.paid(await goods());
    const refundNo = await scene.applied(orderNo);
    expect(await refuse(refundNo)).toBe(true);
    expect(await refuse(refundNo)).toBe(false);
    expect(await scene.detail(refundNo)).toMatchObject({
      refundStatus: 1,
      withdrawn: false,
      refundReason: 'The goods were used.',
      reapply: true,
    });
    expect(await scene.statusOf(orderNo)).toBe(0);
    expect((await scene.apply(orderNo)).code).toBe(200);
    expect((await scene.detail(refundNo)).reapply).toBe(false);
    expect(await refuse('RE0')).toBe(false);
  });

  it('is decided once, whoever decides at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const orderNo = await scene.paid(await goods());
      const refundNo = await scene.applied(orderNo);
      const withdraw = async () => (await scene.call('withdrawRefund', refundNo)).code === 200;
      const [accepted, again, refused, withdrawn] = await Promise.all([
        ...[accept(refundNo), accept(refundNo), refuse(refundNo), withdraw()],
      ]);
      expect([accepted, again, refused, withdrawn].filter(Boolean)).toHaveLength(1);
      const isAccepted = Boolean(accepted || again);
      expect(await scene.statusOf(orderNo)).toBe(isAccepted ? 2 : 0);
      expect(await givenBack([refundNo])).toHaveLength(isAccepted ? 1 : 0);
    }
  });

  it('asks the provider again under the number of the refund', async () => {
    await scene.runJobs();
    const refundNo = await scene.applied(await scene.paid(await goods()));
    await accept(refundNo);
    const requests: RefundRequest[] = [];
    const { app, deps } = await withProvider(mall, {
      async refund(request) {
        if (requests.push(request) === 1) throw new Error('down');
        return 'done';
      },
    });
    await app.close();
    await scene.runJobs(deps);
    expect((await scene.detail(refundNo)).refundStatus).toBe(2);
    mall.advance(HOUR);
    await scene.runJobs(deps);
    expect(requests.map(({ key, amountMinor }) => [key, amountMinor])).toEqual([
      [refundNo, 2500],
      [refundNo, 2500],
    ]);
    expect((await scene.detail(refundNo)).refundStatus).toBe(3);
  });

  it('stays under way when the provider refuses: a person has to look', async () => {
    const refundNo = await scene.applied(await scene.paid(await goods()));
    await accept(refundNo);
    const refund = () => Promise.reject(new RefundRefused('too old'));
    const { app, deps } = await withProvider(mall, { refund });
    await app.close();
    await scene.runJobs(deps);
    expect((await scene.detail(refundNo)).refundStatus).toBe(2);
    expect(await givenBack([refundNo])).toMatchObject([{ status: 'failed' }]);
  });

  it('is not accepted when no payment holds the money', async () => {
    const paid = await scene.testMall.order(scene.paymentScenario.shopper, await goods());
    await scene.testMall.setStatus(paid, 'toShip');
    const refundNo = await scene.applied(await scene.testMall.shopOrderNo(paid));
    await expect(accept(refundNo)).rejects.toThrow(NothingToRefund);
    expect((await scene.detail(refundNo)).refundStatus).toBe(0);
  });

  it('says nothing on the page of the payment about what a shop gives back', async () => {
    const orderNo = await scene.paid(await goods());
    await accept(await scene.applied(orderNo));
    const master = (await scene.call('orderDetail', orderNo)).data.masterOrderNo;
    expect((await scene.paymentScenario.detail(master)).refundList).toEqual([]);
  });
});
