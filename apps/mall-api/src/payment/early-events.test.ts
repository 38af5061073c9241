import { beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../testing/app';
import { withDatabases } from '../testing/app';
import { recordPayment } from './record-payment';
import { refundUnclaimed } from './refund-unclaimed';
import { findOrder, type OrderToPay } from './store';
import { PaymentScenario } from '../testing/payment-scenario';

const HOUR = 3_600_000;

/** Webhooks that arrive before the mall has stored the payment. */
withDatabases((openApp) => {
  let mall: TestApp;
  let till: PaymentScenario;
  beforeAll(async () => {
    till = await PaymentScenario.openMall(openApp);
    mall = till.mall;
  });

  let names = 0;
  /** An order whose payment the provider has started and the mall has not stored yet. */
  const startPayment = async () => {
    const orderNo = await till.order();
    const order = (await findOrder(mall.db, till.shopper.id, orderNo)) as OrderToPay;
    const reference = `early_${(names += 1)}`;
    const keep = () =>
      recordPayment(mall.deps, order, 'test', { reference, redirect: null, clientSecret: null });
    return { orderNo, keep, event: till.paidEvent(orderNo, reference) };
  };
  const runJobs = () => refundUnclaimed(mall.deps);
  const pending = { status: 400, outcome: 'pending' };

  it('is settled when the payment is kept', async () => {
    const { orderNo, keep, event } = await startPayment();
    expect(await till.deliver(event)).toMatchObject(pending);
    expect(await till.deliver(event)).toMatchObject(pending);
    expect((await till.detail(orderNo)).paid).toBe(false);
    expect(await keep()).toBe('paid');
    expect((await till.detail(orderNo)).paid).toBe(true);
    expect(await till.deliver(event)).toMatchObject({ status: 200, outcome: 'replayed' });
    expect(await till.refunds(orderNo)).toEqual([]);
  });

  it('is settled by a repetition after the payment was kept', async () => {
    const { orderNo, keep, event } = await startPayment();
    await keep();
    expect(await till.deliver(event)).toMatchObject({ outcome: 'paid' });
    expect((await till.detail(orderNo)).paid).toBe(true);
  });

  it('is never missed when both come at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { orderNo, keep, event } = await startPayment();
      const both = round % 2 ? [keep(), till.deliver(event)] : [till.deliver(event), keep()];
      await Promise.all(both);
      expect((await till.detail(orderNo)).paid).toBe(true);
    }
  });

  it('lets the last word stand', async () => {
    const { orderNo, keep, event } = await startPayment();
    await till.deliver({ ...event, id: `${event.id}_first`, kind: 'failed' });
    await till.deliver(event);
    expect(await keep()).toBe('paid');
    expect((await till.detail(orderNo)).paid).toBe(true);
  });

  it('is given back when the payment is one of another amount', async () => {
    const { orderNo, keep, event } = await startPayment();
    await till.deliver({ ...event, amountMinor: 1 });
    expect(await keep()).not.toBe('paid');
    expect((await till.detail(orderNo)).paid).toBe(false);
    expect(await till.refunds(orderNo)).toMatchObject([{ reason: 'foreign', amountMinor: 1 }]);
  });

  it('waits although the order was cancelled, and is given back after a while', async () => {
    const { orderNo, keep, event } = await startPayment();
    await till.deliver(event);
    await till.cancel(orderNo);
    expect(await keep()).toBe('over');
    await runJobs();
    expect(await till.refunds(orderNo)).toEqual([]);
    mall.advance(HOUR + 1000);
    await Promise.all([runJobs(), runJobs()]);
    expect(await till.refunds(orderNo)).toMatchObject([{ reason: 'unclaimed', amountMinor: 2500 }]);
    expect(await till.deliver(event)).toMatchObject({ status: 200, outcome: 'replayed' });
  });

  it('is forgotten when it names no order of ours', async () => {
    const event = till.paidEvent('PT0', 'elsewhere');
    expect(await till.deliver(event)).toMatchObject(pending);
    mall.advance(HOUR + 1000);
    await runJobs();
    expect(await till.deliver(event)).toMatchObject({ status: 200, outcome: 'replayed' });
    expect(await till.refunds('PT0')).toEqual([]);
  });
});
