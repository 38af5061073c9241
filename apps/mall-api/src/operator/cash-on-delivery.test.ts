import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelOverdue } from '../order/overdue';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { expectLedgerToAgree } from '../testing/ledger-agrees';
import { OperatorScenario } from '../testing/operator-scenario';
import { PaymentScenario } from '../testing/payment-scenario';
import { expectPointsToAgree } from '../testing/points-agree';
import { RefundScenario } from '../testing/refund-scenario';
import { expectSumsToAgree } from '../testing/sums';

const parcel = { company: 'Swallow Post', waybillNo: 'VM1' };
const cashOnDelivery = { offered: true, maxMinor: 10_000 };
const cod = { payType: 'cod' };

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  let operate: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    const paymentScenario = await PaymentScenario.openMall(openApp, { cashOnDelivery });
    scene = new OperatorScenario(new RefundScenario(paymentScenario));
    mall = scene.mall;
    operate = await scene.caller();
  });
  afterAll(async () => {
    await expectSumsToAgree(mall.db);
    await expectLedgerToAgree(mall.db);
    await expectPointsToAgree(mall.db);
  });

  const ordered = async (goods = scene.goods(), quantity = 2) => {
    const { testMall, shopper } = scene;
    const masterNo = await testMall.order(shopper, await goods, quantity, cod);
    return { masterNo, orderNo: await testMall.shopOrderNo(masterNo) };
  };
  const asShopper = (operation: 'cancelOrder' | 'takeOrder' | 'orderDetail', orderNo: string) =>
    mall.call(operation, { token: scene.shopper.token, params: { orderNo } });
  const ship = (orderNo: string) => operate('shipOrder', { params: { orderNo }, body: parcel });
  const deliver = (orderNo: string) => operate('deliverOrder', { params: { orderNo } });
  const detail = async (orderNo: string) => (await asShopper('orderDetail', orderNo)).data;
  const logOf = async (id: string) =>
    (await scene.log())
      .filter(({ subject_id }) => subject_id === id)
      .map(({ action, result }) => `${action} ${result}`);

  it('is to ship at once, waits for no payment and is never cancelled for want of it', async () => {
    const { token } = scene.shopper;
    const counts = async () => (await mall.call('orderCenterData', { token })).data;
    const before = await counts();
    const { masterNo, orderNo } = await ordered();
    mall.advance(86_400_000);
    await cancelOverdue(mall.deps);
    expect(await counts()).toEqual({ ...before, unShippedCount: before.unShippedCount + 1 });
    const list = await mall.call('orderList', { token, query: { type: 1 } });
    expectContract('orderList', list);
    expect(list.data.list[0]).toMatchObject({ orderNo, paid: false, payType: 'cod', status: 0 });
    const awaited = (await mall.call('awaitPayList', { token })).data.list;
    expect(awaited.map((row: { orderNo: string }) => row.orderNo)).not.toContain(masterNo);
    const started = await mall.call('startPayment', {
      token,
      body: { orderNo: masterNo, payType: 'cod', payChannel: 'pc' },
    });
    expectContract('startPayment', started);
    expect(started.data).toMatchObject({ status: true, redirect: null, stripeClientSecret: null });
    const shown = await operate('operatorOrder', { params: { orderNo } });
    expectContract('operatorOrder', shown);
    expect(shown.data).toMatchObject({ state: 'toShip', payType: 'cod', collect: '25.00' });
  });

  it('is paid and received when the courier has handed it over, once', async () => {
    const { masterNo, orderNo } = await ordered();
    expect((await deliver(orderNo)).reason).toBe('wrong-state');
    expect((await ship(orderNo)).code).toBe(200);
    expect((await asShopper('takeOrder', orderNo)).message).toContain('paid on delivery');
    expect((await asShopper('cancelOrder', orderNo)).message).toContain('until it is shipped');
    expect((await scene.refunds.apply(orderNo)).code).toBe(500);
    const all = await Promise.all([deliver(orderNo), deliver(orderNo), deliver(orderNo)]);
    all.forEach((answer) => expectContract('deliverOrder', answer));
    expect(await detail(orderNo)).toMatchObject({ paid: true, status: 2, payType: 'cod' });
    expect((await detail(orderNo)).payTime).not.toBeNull();
    expect(await scene.refunds.paymentScenario.detail(masterNo)).toMatchObject({ paid: true });
    const payments = await mall.db
      .selectFrom('payment')
      .select(['provider', 'amount_minor', 'status'])
      .where('reference', '=', orderNo)
      .execute();
    expect(payments).toEqual([{ provider: 'cod', amount_minor: 2500, status: 'paid' }]);
    expect(await logOf(orderNo)).toEqual([
      'deliverOrder refused',
      'shipOrder done',
      'deliverOrder done',
    ]);
  });

  it('costs nothing to cancel before it is shipped, also one shop of several', async () => {
    const { testMall, shopper } = scene;
    const goods = [await scene.goods(), await scene.goods()];
    await testMall.grantPoints(shopper, 700);
    const draft = await testMall.cartDraft(shopper, goods);
    const { data } = await testMall.create(shopper, draft, { ...cod, useIntegral: true });
    const { orderList } = await scene.refunds.paymentScenario.detail(data.orderNo);
    const [one, other] = orderList.map((part: { orderNo: string }) => part.orderNo);
    const points = async () => {
      const row = mall.db.selectFrom('user_account').select('points').where('id', '=', shopper.id);
      return (await row.executeTakeFirstOrThrow()).points;
    };
    expect(await points()).toBe(0);
    const cancelled = await asShopper('cancelOrder', one);
    expectContract('cancelOrder', cancelled);
    expect(await points()).toBeGreaterThan(0);
    expect((await ship(one)).reason).toBe('wrong-state');
    expect((await asShopper('cancelOrder', data.orderNo)).code).toBe(200);
    expect((await asShopper('cancelOrder', data.orderNo)).message).toContain('already');
    expect(await points()).toBe(700);
    expect([(await detail(one)).status, (await detail(other)).status]).toEqual([9, 9]);
    for (const sold of goods) expect(await testMall.stockOf(sold)).toEqual({ stock: 10, sales: 0 });
    const group = await scene.refunds.paymentScenario.detail(data.orderNo);
    expect(group).toMatchObject({ isCancel: true, paid: false });
  });

  it('is called off by its shop when it cannot be handed over; what was handed over stays paid', async () => {
    const { testMall, shopper } = scene;
    const goods = [await scene.goods(), await scene.goods()];
    const draft = await testMall.cartDraft(shopper, goods);
    const masterNo = (await testMall.create(shopper, draft, cod)).data.orderNo;
    const { orderList } = await scene.refunds.paymentScenario.detail(masterNo);
    const [one, other] = orderList.map((part: { orderNo: string }) => part.orderNo);
    for (const orderNo of [one, other]) await ship(orderNo);
    await deliver(one);
    expect(await scene.refunds.paymentScenario.detail(masterNo)).toMatchObject({ paid: false });
    const callOff = () => operate('callOffOrder', { params: { orderNo: other } });
    expectContract('callOffOrder', await callOff());
    expect((await callOff()).code).toBe(200);
    expect((await operate('callOffOrder', { params: { orderNo: one } })).reason).toBe(
      'wrong-state',
    );
    expect(await scene.refunds.paymentScenario.detail(masterNo)).toMatchObject({
      paid: true,
      isCancel: false,
    });
    expect((await operate('operatorOrder', { params: { orderNo: other } })).data).toMatchObject({
      state: 'cancelled',
      collect: null,
    });
    expect(await logOf(other)).toEqual(['shipOrder done', 'callOffOrder done']);
  });

  it('is refunded by its shop itself, which says so', async () => {
    const goods = await scene.goods();
    const { orderNo } = await ordered(Promise.resolve(goods));
    await ship(orderNo);
    await deliver(orderNo);
    const refundNo = await scene.refunds.applied(orderNo, 1);
    const paid = () => operate('confirmPaidBack', { params: { refundNo } });
    expect((await paid()).reason).toBe('wrong-state');
    await scene.refunds.givenBackTo(refundNo, goods.shopId);
    await scene.refunds.runJobs();
    const waiting = await scene.refunds.call('refundDetail', refundNo);
    expectContract('refundDetail', waiting);
    expect(waiting.data).toMatchObject({ refundStatus: 2, paidBackBy: 'shop' });
    expectContract('confirmPaidBack', await paid());
    expect((await paid()).code).toBe(200);
    expect((await scene.refunds.detail(refundNo)).refundStatus).toBe(3);
    expect(await logOf(refundNo)).toEqual(['confirmPaidBack refused', 'confirmPaidBack done']);
  });

  it('is offered up to the amount that the mall allows', async () => {
    const { testMall, shopper } = scene;
    const dear = await scene.goods({ priceMinor: 5001 });
    const preOrderNo = await testMall.draft(shopper, dear, 2);
    const { token } = shopper;
    const loaded = await mall.call('loadPreOrder', { token, params: { preOrderNo } });
    expectContract('loadPreOrder', loaded);
    expect(loaded.data.cashOnDelivery).toEqual({ refusal: 'amount', max: '100.00' });
    const refused = await testMall.create(shopper, preOrderNo, cod);
    expect([refused.code, refused.message]).toEqual([500, expect.stringContaining('$100.00')]);
    expect((await mall.call('payMethods')).data.codSwitch).toBe(true);
  });
});
