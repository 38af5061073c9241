import { beforeAll, expect, it } from 'vitest';
import { orderJobs } from '../order/jobs';
import { type TestApp, withDatabases } from '../testing/app';
import { PaymentScenario } from '../testing/payment-scenario';
import { expectSumsToAgree } from '../testing/sums';
import { sign } from './test-provider/signature';

withDatabases((openApp) => {
  let mall: TestApp;
  let paymentScenario: PaymentScenario;
  beforeAll(async () => {
    paymentScenario = await PaymentScenario.openMall(openApp);
    mall = paymentScenario.mall;
  });

  it('is carried out once, however often it comes', async () => {
    const event = await paymentScenario.event(await paymentScenario.order());
    const answers = await Promise.all([
      paymentScenario.deliver(event),
      paymentScenario.deliver(event),
      paymentScenario.deliver(event),
    ]);
    expect(answers.map((answer) => answer.outcome).sort()).toEqual([
      'paid',
      'replayed',
      'replayed',
    ]);
    expect(await paymentScenario.deliver({ ...event, id: `${event.id}_again` })).toMatchObject({
      status: 200,
      outcome: 'ignored',
    });
  });

  it('pays an order once when two events about it come at once', async () => {
    const event = await paymentScenario.event(await paymentScenario.order());
    const answers = await Promise.all(
      [1, 2, 3].map((n) => paymentScenario.deliver({ ...event, id: `${event.id}_${n}` })),
    );
    expect(answers.map((answer) => answer.outcome).sort()).toEqual(['ignored', 'ignored', 'paid']);
  });

  it.each([
    ['an unknown payment', { reference: 'tp_0' }],
    ['a failure of another amount', { kind: 'failed', amountMinor: 1 }],
    ['half a cent', { amountMinor: 2500.5 }],
    ['no event id', { id: undefined }],
    ['no kind', { kind: undefined }],
  ])('is refused: %s', async (_name, change) => {
    const orderNo = await paymentScenario.order();
    const answer = await paymentScenario.deliver({
      ...(await paymentScenario.event(orderNo)),
      ...change,
    });
    expect(answer.status).toBe(400);
    expect((await paymentScenario.detail(orderNo)).paid).toBe(false);
  });

  it('is refused when it is forged, unsigned or old', async () => {
    const orderNo = await paymentScenario.order();
    const event = await paymentScenario.event(orderNo);
    const body = JSON.stringify(event);
    const { paymentSecret } = mall.deps.settings;
    const old = new Date(mall.deps.now().getTime() - 301_000);
    const other = JSON.stringify({ ...event, amountMinor: 1 });
    const forgeries = ['', sign('guess', body, mall.deps.now()), sign(paymentSecret, body, old)];
    for (const header of [...forgeries, sign(paymentSecret, other, mall.deps.now())]) {
      expect(await paymentScenario.deliver(event, header)).toMatchObject({
        status: 400,
        outcome: 'refused',
      });
    }
    expect((await paymentScenario.detail(orderNo)).paid).toBe(false);
    expect(mall.logs.join()).toContain('webhook refused');
  });

  it('knows no other provider', async () => {
    const response = await mall.app.inject({
      method: 'POST',
      url: '/api/pay/webhook/other',
      payload: '{}',
    });
    expect(response.statusCode).toBe(400);
  });

  it('is looked at again when it was refused', async () => {
    const orderNo = await paymentScenario.order();
    const event = await paymentScenario.event(orderNo);
    const wrong = { ...event, kind: 'failed', amountMinor: 1 };
    expect(await paymentScenario.deliver(wrong)).toMatchObject({
      status: 400,
      outcome: 'mismatch',
    });
    expect(await paymentScenario.deliver(wrong)).toMatchObject({
      status: 400,
      outcome: 'mismatch',
    });
    expect(await paymentScenario.deliver(event)).toMatchObject({ status: 200, outcome: 'paid' });
  });

  it('is no concern of the mall when it is about something else', async () => {
    const event = { id: 'evt_dispute', kind: 'dispute.opened', about: 'something' };
    expect(await paymentScenario.deliver(event)).toMatchObject({ status: 200, outcome: 'ignored' });
  });

  it('pays before a cancellation, which returns the money, or comes too late for the order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderNo = await paymentScenario.order();
      const event = await paymentScenario.event(orderNo);
      const [delivered, cancelled] = await Promise.all([
        paymentScenario.deliver(event),
        paymentScenario.cancel(orderNo),
      ]);
      expect(['paid', 'late']).toContain(delivered.outcome);
      expect(cancelled.message).toBe('success');
      expect((await paymentScenario.detail(orderNo)).paid).toBe(delivered.outcome === 'paid');
    }
  });

  it('lets one of payment, cancellation and the clock decide', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => paymentScenario.order()));
    const events = await Promise.all(orders.map((orderNo) => paymentScenario.event(orderNo)));
    mall.advance(3 * 3_600_000);
    const outcomes = await Promise.all([
      Promise.all(events.map((event) => paymentScenario.deliver(event))),
      Promise.all(orders.map((orderNo) => paymentScenario.cancel(orderNo))),
      ...orderJobs.map((job) => job.run(mall.deps)),
    ]);
    const [delivered, cancelled] = outcomes;
    for (const [index, orderNo] of orders.entries()) {
      const isPaid = delivered[index]?.outcome === 'paid';
      expect(delivered[index]?.outcome).toBe(isPaid ? 'paid' : 'late');
      expect(cancelled[index]?.message).not.toBe('System exception');
      expect(await paymentScenario.detail(orderNo)).toMatchObject({
        paid: isPaid,
        isCancel: !isPaid,
      });
    }
    expect(mall.logs.join('')).not.toContain('not cancelled');
    await expectSumsToAgree(mall.db);
  });
});
