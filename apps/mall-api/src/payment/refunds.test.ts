import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type PaymentProvider,
  RefundRefused,
  type RefundRequest,
} from '../kernel/payment-provider';
import { cancelOverdue } from '../order/overdue';
import type { TestApp } from '../testing/app';
import { withDatabases } from '../testing/app';
import { withProvider } from '../testing/fake-provider';
import { expectLedgerToAgree } from '../testing/ledger-agrees';
import { PaymentScenario } from '../testing/payment-scenario';
import { runDueJobs } from '../testing/run-jobs';
import { paymentJobs } from './jobs';

const HOUR = 3_600_000;

withDatabases((openApp) => {
  let mall: TestApp;
  let paymentScenario: PaymentScenario;
  afterAll(() => expectLedgerToAgree(mall.db));
  beforeAll(async () => {
    paymentScenario = await PaymentScenario.openMall(openApp);
    mall = paymentScenario.mall;
  });

  const runJobs = (deps = mall.deps) => runDueJobs(deps, paymentJobs);
  const page = async (reference: string) =>
    (await mall.app.inject({ url: `/test-pay/${reference}` })).body;
  const done = { status: 'done', amountMinor: 2500, currency: 'USD' };

  it('gives back what is paid after the cancellation, and says so', async () => {
    const orderNo = await paymentScenario.order();
    const event = await paymentScenario.event(orderNo);
    await mall.db
      .updateTable('test_payment')
      .set({ state: 'paid', is_told: true })
      .where('reference', '=', event.reference)
      .execute();
    await paymentScenario.cancel(orderNo);
    expect((await paymentScenario.start(orderNo)).message).toBe('This order has been cancelled.');
    expect(await paymentScenario.deliver(event)).toMatchObject({ status: 200, outcome: 'late' });
    const { paid, isCancel, refundList } = await paymentScenario.detail(orderNo);
    expect({ paid, isCancel, refundList }).toEqual({
      paid: false,
      isCancel: true,
      refundList: [{ refundPrice: '25.00', state: 'wanted' }],
    });
    expect(mall.logs.join('')).toContain('payment to be refunded');
    await Promise.all([runJobs(), runJobs()]);
    expect(await paymentScenario.refunds(orderNo)).toMatchObject([
      { ...done, reason: 'late', tries: 1 },
    ]);
    expect((await paymentScenario.detail(orderNo)).refundList).toMatchObject([{ state: 'done' }]);
    expect(await page(event.reference)).toContain('Refunded: $25.00');
    // The same event under another id is about the same money
    expect(await paymentScenario.deliver(event)).toMatchObject({ outcome: 'replayed' });
    expect(await paymentScenario.deliver({ ...event, id: `${event.id}_2` })).toMatchObject({
      outcome: 'ignored',
    });
    await runJobs();
    expect(await paymentScenario.refunds(orderNo)).toHaveLength(1);
  });

  it('gives back the second payment of a paid order', async () => {
    const orderNo = await paymentScenario.order();
    const first = await paymentScenario.event(orderNo);
    await paymentScenario.deliver({ ...first, id: `${first.id}_no`, kind: 'failed' });
    const second = await paymentScenario.event(orderNo);
    expect(second.reference).not.toBe(first.reference);
    expect(await paymentScenario.deliver(second)).toMatchObject({ outcome: 'paid' });
    expect(await paymentScenario.deliver(first)).toMatchObject({
      status: 200,
      outcome: 'duplicate',
    });
    await runJobs();
    expect(await paymentScenario.refunds(orderNo)).toMatchObject([
      { ...done, reason: 'duplicate' },
    ]);
    expect((await paymentScenario.detail(orderNo)).paid).toBe(true);
  });

  it.each([
    ['another amount', { amountMinor: 2400 }],
    ['another currency', { currency: 'EUR' }],
    ['another order', { orderNo: 'PT0' }],
  ])('gives back money that was not asked for: %s', async (_name, change) => {
    const orderNo = await paymentScenario.order();
    const event = await paymentScenario.event(orderNo);
    const wrong = { ...event, ...change };
    expect(await paymentScenario.deliver(wrong)).toMatchObject({ status: 200, outcome: 'foreign' });
    expect(await paymentScenario.deliver({ ...wrong, id: `${event.id}_2` })).toMatchObject({
      outcome: 'foreign',
    });
    await runJobs();
    const { amountMinor, currency } = wrong;
    const back = { status: 'done', reason: 'foreign', amountMinor, currency };
    expect(await paymentScenario.refunds(orderNo)).toMatchObject([back]);
    expect((await paymentScenario.detail(orderNo)).paid).toBe(false);
    const again = await paymentScenario.event(orderNo);
    expect(again.reference).not.toBe(event.reference);
    expect(await paymentScenario.deliver(again)).toMatchObject({ outcome: 'paid' });
  });

  it('ends payments at the provider when the order is cancelled, by hand or by the clock', async () => {
    const [byHand, byClock] = [await paymentScenario.order(), await paymentScenario.order()];
    const [first, second] = [
      await paymentScenario.event(byHand),
      await paymentScenario.event(byClock),
    ];
    await paymentScenario.cancel(byHand);
    await runJobs();
    expect(await page(first.reference)).toContain('The shop has cancelled this payment.');
    expect(await page(second.reference)).toContain('Pay $25.00');
    mall.advance(3 * HOUR);
    await cancelOverdue(mall.deps);
    await runJobs();
    expect(await page(second.reference)).toContain('The shop has cancelled this payment.');
    const pressed = await mall.app.inject({
      method: 'POST',
      url: `/test-pay/${second.reference}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=pay',
    });
    expect(pressed.headers.location).toBe(`/test-pay/${second.reference}`);
    expect(await paymentScenario.refunds(byClock)).toEqual([]);
  });

  it('ends an attempt that failed when another one begins', async () => {
    const orderNo = await paymentScenario.order();
    const first = await paymentScenario.event(orderNo);
    await paymentScenario.deliver({ ...first, kind: 'failed' });
    await paymentScenario.event(orderNo);
    await runJobs();
    expect(await page(first.reference)).toContain('The shop has cancelled this payment.');
  });

  /** The same mall with a stub provider. */
  const withRefund = async (refund: PaymentProvider['refund']) => {
    const { app, deps } = await withProvider(mall, { refund });
    await app.close();
    return deps;
  };
  const late = async () => {
    const orderNo = await paymentScenario.order();
    const event = await paymentScenario.event(orderNo);
    await paymentScenario.cancel(orderNo);
    await paymentScenario.deliver(event);
    return orderNo;
  };

  it('asks again under the same key, later each time, while the provider fails', async () => {
    const orderNo = await late();
    const asked: RefundRequest[] = [];
    const answers = [new Error('down'), 'sent', 'done'] as const;
    const deps = await withRefund(async (request) => {
      const answer = answers[asked.push(request) - 1] ?? 'done';
      if (answer instanceof Error) throw answer;
      return answer;
    });
    for (const status of ['wanted', 'sent', 'done']) {
      await runJobs(deps);
      await runJobs(deps);
      expect(await paymentScenario.refunds(orderNo)).toMatchObject([{ status }]);
      mall.advance(HOUR);
    }
    await runJobs(deps);
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  it('leaves to a person what a provider refuses', async () => {
    const orderNo = await late();
    const deps = await withRefund(() => Promise.reject(new RefundRefused('too old')));
    await runJobs(deps);
    mall.advance(HOUR);
    await runJobs(deps);
    expect(await paymentScenario.refunds(orderNo)).toMatchObject([{ status: 'failed', tries: 1 }]);
  });

  it('does not take over a refund that is under way elsewhere', async () => {
    const orderNo = await late();
    let asked = 0;
    const deps = await withRefund(async () => {
      asked += 1;
      // The other process checks while this one waits for the provider
      await runJobs(deps);
      return 'done';
    });
    await runJobs(deps);
    expect(asked).toBe(1);
    expect(await paymentScenario.refunds(orderNo)).toMatchObject([{ status: 'done' }]);
  });
});
