import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../testing/app';
import { withDatabases } from '../testing/app';
import { expectLedgerToAgree } from '../testing/ledger-agrees';
import { PaymentScenario } from '../testing/payment-scenario';
import { recordPayment } from './record-payment';
import { refundUnclaimed } from './refund-unclaimed';
import { findOrder, orderToStartAgain } from './store';

const HOUR = 3_600_000;

/** Webhooks that arrive before the mall has stored the payment. */
withDatabases((openApp) => {
  let mall: TestApp;
  let paymentScenario: PaymentScenario;
  afterAll(() => expectLedgerToAgree(mall.db));
  beforeAll(async () => {
    paymentScenario = await PaymentScenario.openMall(openApp);
    mall = paymentScenario.mall;
  });

  let names = 0;
  /** An order whose payment the provider has started and the mall has not stored yet. */
  const startPayment = async () => {
    const orderNo = await paymentScenario.order();
    const { id = 0 } = (await findOrder(mall.db, paymentScenario.shopper.id, orderNo)) ?? {};
    const order = await orderToStartAgain(mall.db, id);
    const reference = `early_${(names += 1)}`;
    const keep = () =>
      recordPayment(mall.deps, order, 'test', { reference, redirect: null, clientSecret: null });
    return { orderNo, keep, event: paymentScenario.paidEvent(orderNo, reference) };
  };
  const runJobs = () => refundUnclaimed(mall.deps);
  const pending = { status: 400, outcome: 'pending' };

  it('is settled when the payment is kept', async () => {
    const { orderNo, keep, event } = await startPayment();
    expect(await paymentScenario.deliver(event)).toMatchObject(pending);
    expect(await paymentScenario.deliver(event)).toMatchObject(pending);
    expect((await paymentScenario.detail(orderNo)).paid).toBe(false);
    expect(await keep()).toBe('paid');
    expect((await paymentScenario.detail(orderNo)).paid).toBe(true);
    expect(await paymentScenario.deliver(event)).toMatchObject({
      status: 200,
      outcome: 'replayed',
    });
    expect(await paymentScenario.refunds(orderNo)).toEqual([]);
  });

  it('is settled by a repetition after the payment was kept', async () => {
    const { orderNo, keep, event } = await startPayment();
    await keep();
    expect(await paymentScenario.deliver(event)).toMatchObject({ outcome: 'paid' });
    expect((await paymentScenario.detail(orderNo)).paid).toBe(true);
  });

  it('is never missed when both come at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { orderNo, keep, event } = await startPayment();
      const both =
        round % 2
          ? [keep(), paymentScenario.deliver(event)]
          : [paymentScenario.deliver(event), keep()];
      await Promise.all(both);
      expect((await paymentScenario.detail(orderNo)).paid).toBe(true);
    }
  });

  it('lets the last word stand', async () => {
    const { orderNo, keep, event } = await startPayment();
    await paymentScenario.deliver({ ...event, id: `${event.id}_first`, kind: 'failed' });
    await paymentScenario.deliver(event);
    expect(await keep()).toBe('paid');
    expect((await paymentScenario.detail(orderNo)).paid).toBe(true);
  });

  it('is given back when the payment is one of another amount', async () => {
    const { orderNo, keep, event } = await startPayment();
    await paymentScenario.deliver({ ...event, amountMinor: 1 });
    expect(await keep()).not.toBe('paid');
    expect((await paymentScenario.detail(orderNo)).paid).toBe(false);
    expect(await paymentScenario.refunds(orderNo)).toMatchObject([
      { reason: 'foreign', amountMinor: 1 },
    ]);
  });

  it('waits although the order was cancelled, and is given back after a while', async () => {
    const { orderNo, keep, event } = await startPayment();
    await paymentScenario.deliver(event);
    await paymentScenario.cancel(orderNo);
    expect(await keep()).toBe('over');
    await runJobs();
    expect(await paymentScenario.refunds(orderNo)).toEqual([]);
    mall.advance(HOUR + 1000);
    await Promise.all([runJobs(), runJobs()]);
    expect(await paymentScenario.refunds(orderNo)).toMatchObject([
      { reason: 'unclaimed', amountMinor: 2500 },
    ]);
    expect(await paymentScenario.deliver(event)).toMatchObject({
      status: 200,
      outcome: 'replayed',
    });
  });

  it('is forgotten when it names no order of ours', async () => {
    const event = paymentScenario.paidEvent('PT0', 'elsewhere');
    expect(await paymentScenario.deliver(event)).toMatchObject(pending);
    mall.advance(HOUR + 1000);
    await runJobs();
    expect(await paymentScenario.deliver(event)).toMatchObject({
      status: 200,
      outcome: 'replayed',
    });
    expect(await paymentScenario.refunds('PT0')).toEqual([]);
  });
});
