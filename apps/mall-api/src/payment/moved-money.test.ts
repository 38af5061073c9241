import { afterAll, beforeAll, expect, it } from 'vitest';
import { shipOrder } from '../fulfilment/ship';
import { type MoneyMove, type PaymentProvider, RefundRefused } from '../kernel/payment-provider';
import { acceptRefund } from '../refund/decide';
import { AfterPaymentScenario } from '../testing/after-payment-scenario';
import { type TestApp, withDatabases } from '../testing/app';
import { withProvider } from '../testing/fake-provider';
import { expectLedgerToAgree } from '../testing/ledger-agrees';
import { type AfterPayment, testAfterPayment } from '../testing/loopback-after-payment';
import { PaymentScenario } from '../testing/payment-scenario';
import { recordMovedMoney } from './moved-money';

const HOUR = 3_600_000;
const SECRET = 'known to both sides';

/** Money that moves at a provider while the mall is busy with the same money. */
withDatabases((openApp) => {
  let mall: TestApp;
  let scene: AfterPaymentScenario;
  let provider: AfterPayment;
  afterAll(() => expectLedgerToAgree(mall.db));
  beforeAll(async () => {
    const paymentScenario = await PaymentScenario.openMall(openApp, {}, { paymentSecret: SECRET });
    ({ mall } = paymentScenario);
    const at = { db: () => mall.db, now: () => mall.deps.now(), secret: SECRET };
    provider = await testAfterPayment(mall.deps.policy, at);
    scene = new AfterPaymentScenario(paymentScenario, provider);
  });

  const part = async (shopOrderNo: string) => (await scene.call('orderDetail', shopOrderNo)).data;
  /** The same mall with a provider that refunds like this, and knows these moves. */
  const withMoves = async (
    moves: readonly MoneyMove[],
    refund: PaymentProvider['refund'] = () => Promise.reject(new RefundRefused('nothing left')),
  ) => {
    const lookUpMoves = () => Promise.resolve([...moves]);
    const { app, deps } = await withProvider(mall, { refund, lookUpMoves });
    await app.close();
    return deps;
  };
  let names = 0;
  const move = (amountMinor: number, change: Partial<MoneyMove> = {}): MoneyMove => ({
    subject: `x${(names += 1)}`,
    kind: 'refunded',
    amountMinor,
    currency: 'USD',
    reason: null,
    key: null,
    ...change,
  });

  it.each([
    ['another currency', { currency: 'EUR' }],
    ['more than was paid', { amountMinor: 2501 }],
    ['nothing', { amountMinor: 0 }],
  ])('is not believed: %s', async (_name, change) => {
    const { orderNo, reference } = await scene.paidOrder();
    const deps = await withMoves([move(100, change)]);
    expect(await recordMovedMoney(deps, 'test', reference)).toBe('mismatch');
    expect(await scene.notesOf(orderNo)).toEqual([]);
  });

  it('of a payment of somebody else is no concern of the mall', async () => {
    const webhook = await provider.echo((await scene.paidOrder()).reference);
    const { deps } = mall;
    expect(await recordMovedMoney(deps, 'test', 'elsewhere')).toBe('unknown');
    const forged = { ...webhook, body: webhook.body.replace('moved', 'moveD') };
    expect((await scene.send(forged)).status).toBe(400);
  });

  it('is one refund when a person carries out what the provider refused to the mall', async () => {
    const { orderNo, shopOrderNo, reference } = await scene.paidOrder();
    const refundNo = await scene.applied(shopOrderNo, 1);
    await acceptRefund(mall.deps, { refundNo });
    await scene.runJobs(await withMoves([]));
    expect((await scene.detail(refundNo)).refundStatus).toBe(2);
    await scene.send(await provider.refund(reference, 1250));
    await scene.runJobs();
    expect((await scene.detail(refundNo)).refundStatus).toBe(3);
    expect(await scene.paymentScenario.cancel(orderNo)).toMatchObject({ code: 200 });
    expect(await scene.requested(orderNo)).toEqual([1250, 1250]);
  });

  it('completes a refund that the provider refuses because all of the money is back', async () => {
    const { orderNo, shopOrderNo, reference } = await scene.paidOrder();
    const refundNo = await scene.applied(shopOrderNo, 1);
    await acceptRefund(mall.deps, { refundNo });
    const deps = await withMoves([move(2500)]);
    expect(await recordMovedMoney(deps, 'test', reference)).toBe('noted');
    await scene.runJobs(deps);
    expect((await scene.detail(refundNo)).refundStatus).toBe(3);
    expect(await part(shopOrderNo)).toMatchObject({ status: 9, refundStatus: 3 });
    expect(await scene.paymentScenario.refunds(orderNo)).toMatchObject([{ status: 'failed' }]);
  });

  it('completes what its shopper applied for, and what is on its way back', async () => {
    const applied = await scene.paidOrder();
    await scene.applied(applied.shopOrderNo, 1);
    const returning = await scene.paidOrder();
    const { merId: shopId } = await part(returning.shopOrderNo);
    const parcel = { company: 'Swallow Post', companyCode: 'S', waybillNo: 'S1' };
    await shipOrder(mall.deps, { shopId, orderNo: returning.shopOrderNo }, parcel);
    await scene.setStatus(returning.shopOrderNo, 'toReview');
    const refundNo = await scene.applied(returning.shopOrderNo, 1);
    await acceptRefund(mall.deps, { refundNo });
    await scene.sendBack(refundNo);
    for (const { reference } of [applied, returning])
      await scene.send(await provider.refund(reference, 2500));
    await scene.runJobs();
    expect(await part(applied.shopOrderNo)).toMatchObject({ status: 9, refundStatus: 3 });
    expect((await scene.detail(refundNo)).refundStatus).toBe(3);
    expect(await part(returning.shopOrderNo)).toMatchObject({
      status: 2,
      refundStatus: 3,
      refunds: [{ refundPrice: '12.50' }, { refundPrice: '12.50' }],
    });
  });

  it('counts a lost dispute once though the provider carries it out as a refund', async () => {
    for (const order of ['dispute first', 'refund first']) {
      const { orderNo, reference } = await scene.paidOrder();
      const lost = move(1000, { kind: 'disputeLost' });
      const moves = [lost, move(1000)];
      const deps = await withMoves(order === 'dispute first' ? moves : moves.toReversed());
      await recordMovedMoney(deps, 'test', reference);
      expect((await scene.paymentScenario.cancel(orderNo)).code).toBe(200);
      expect([order, await scene.requested(orderNo)]).toEqual([order, [1500]]);
    }
  });

  it('is left again when a refund fails that was pending', async () => {
    const { orderNo, reference } = await scene.paidOrder();
    const pending = move(1000);
    await recordMovedMoney(await withMoves([pending]), 'test', reference);
    const failed = { ...pending, kind: 'refundFailed' as const };
    // Its first event comes again
    for (const moves of [[failed], [pending], [failed]])
      await recordMovedMoney(await withMoves(moves), 'test', reference);
    expect(await scene.notesOf(orderNo)).toEqual(['refunded 10.00', 'refundFailed 10.00']);
    expect((await scene.paymentScenario.cancel(orderNo)).code).toBe(200);
    expect(await scene.requested(orderNo)).toEqual([2500]);
  });

  it('and a cancellation at once never give back more than was paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderNo, reference } = await scene.paidOrder();
      const webhook = await provider.refund(reference, 1000);
      const [sent, cancelled] = await Promise.all([
        scene.send(webhook),
        scene.paymentScenario.cancel(orderNo),
      ]);
      expect([sent.outcome, cancelled.code]).toEqual(['noted', 200]);
      const [requested = 0] = await scene.requested(orderNo);
      // The provider refuses what is too much: it was requested before the refund was known
      expect([1500, 2500]).toContain(requested);
    }
  });

  it('closes every shop’s part of an order', async () => {
    const { testMall, paymentScenario } = scene;
    const goods = [
      await testMall.goods({ priceMinor: 1250 }),
      await testMall.goods({ priceMinor: 1250 }),
    ];
    const draft = await testMall.cartDraft(paymentScenario.shopper, goods);
    const { orderNo } = (await testMall.create(paymentScenario.shopper, draft)).data;
    await paymentScenario.start(orderNo);
    const reference = await scene.referenceOf(orderNo);
    await scene.send(await provider.pay(reference));
    await scene.send(await provider.refund(reference, 2500));
    await scene.runJobs();
    expect((await paymentScenario.detail(orderNo)).orderList).toMatchObject([
      { status: 9, refundStatus: 3 },
      { status: 9, refundStatus: 3 },
    ]);
    for (const sold of goods) {
      expect(await testMall.stockOf(sold)).toEqual({ stock: 10, sales: 0 });
    }
  });

  it('does not let a failure of an earlier attempt end one that is being settled', async () => {
    const { orderNo, reference } = await scene.started();
    const { body } = await provider.pay(reference, 'late');
    await scene.paymentScenario.deliver(JSON.parse(body));
    const event = { ...JSON.parse(body), id: 'earlier', kind: 'failed' };
    expect((await scene.paymentScenario.deliver(event)).outcome).toBe('processing');
    expect(await scene.paymentScenario.detail(orderNo)).toMatchObject({ paymentProcessing: true });
  });

  it('lets one of payment, failure and the clock decide about what settles late', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { orderNo, reference } = await scene.started();
      await scene.send(await provider.pay(reference, 'late'));
      const paid = await provider.settle(reference, true);
      const answers = await Promise.all([scene.send(paid), scene.paymentScenario.cancel(orderNo)]);
      const { paid: isPaid, isCancel } = await scene.paymentScenario.detail(orderNo);
      expect(answers[1].code).toBe(200);
      expect([isPaid, isCancel]).toEqual(
        answers[0].outcome === 'paid' ? [true, false] : [false, true],
      );
      mall.advance(HOUR);
    }
  });
});
