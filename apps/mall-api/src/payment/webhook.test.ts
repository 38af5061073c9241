import { beforeAll, expect, it } from 'vitest';
import { Market, type Shopper } from '../checkout/testing/market';
import { expectSumsToAgree } from '../checkout/testing/sums';
import { orderJobs } from '../order/jobs';
import { withDatabases, type TestApp } from '../testing/app';
import type { PaymentEvent } from './provider';
import { sign, SIGNATURE_HEADER } from './test-provider/signature';

withDatabases((openApp) => {
  let mall: TestApp;
  let market: Market;
  let shopper: Shopper;
  beforeAll(async () => {
    mall = await openApp({ settings: { storefrontUrl: 'https://shop.example' } });
    market = await Market.open(mall);
    shopper = await market.shopper();
  });

  const newOrder = async () => market.order(shopper, await market.stall({ priceMinor: 1250 }), 2);
  const start = (orderNo: string) =>
    mall.call('startPayment', {
      token: shopper.token,
      body: { orderNo, payType: 'test', payChannel: 'pc' },
    });
  const detail = async (orderNo: string) =>
    (await mall.call('masterOrderDetail', { token: shopper.token, params: { orderNo } })).data;

  const eventFor = async (orderNo: string): Promise<PaymentEvent> => ({
    id: `evt_${orderNo}`,
    kind: 'paid',
    reference: (await start(orderNo)).data.redirect.split('/').at(-1),
    orderNo,
    amountMinor: 2500,
    currency: 'USD',
  });
  const deliver = async (event: object, signed?: string) => {
    const body = JSON.stringify(event);
    const { paymentSecret } = mall.deps.settings;
    const response = await mall.app.inject({
      method: 'POST',
      url: '/api/pay/webhook/test',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signed ?? sign(paymentSecret, body, mall.deps.now()),
      },
      payload: body,
    });
    return { status: response.statusCode, ...response.json<{ outcome: string }>() };
  };

  it('is carried out once, however often it comes', async () => {
    const event = await eventFor(await newOrder());
    const answers = await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(answers.map((answer) => answer.outcome).sort()).toEqual([
      'paid',
      'replayed',
      'replayed',
    ]);
    expect(await deliver({ ...event, id: `${event.id}_again` })).toEqual({
      status: 200,
      outcome: 'ignored',
    });
  });

  it('pays an order once when two events about it come at once', async () => {
    const event = await eventFor(await newOrder());
    const answers = await Promise.all(
      [1, 2, 3].map((n) => deliver({ ...event, id: `${event.id}_${n}` })),
    );
    expect(answers.map((answer) => answer.outcome).sort()).toEqual(['ignored', 'ignored', 'paid']);
  });

  it.each([
    ['another amount', { amountMinor: 1 }],
    ['another currency', { currency: 'EUR' }],
    ['another order', { orderNo: 'PT0' }],
    ['an unknown payment', { reference: 'tp_0' }],
    ['an unknown kind', { kind: 'refunded' }],
    ['half a cent', { amountMinor: 2500.5 }],
    ['no event id', { id: undefined }],
  ])('is refused: %s', async (_name, change) => {
    const orderNo = await newOrder();
    const answer = await deliver({ ...(await eventFor(orderNo)), ...change });
    expect(answer.status).toBe(400);
    expect((await detail(orderNo)).paid).toBe(false);
  });

  it('is refused when it is forged, unsigned or old', async () => {
    const orderNo = await newOrder();
    const event = await eventFor(orderNo);
    const body = JSON.stringify(event);
    const { paymentSecret } = mall.deps.settings;
    const old = new Date(mall.deps.now().getTime() - 301_000);
    const other = JSON.stringify({ ...event, amountMinor: 1 });
    const forgeries = ['', sign('guess', body, mall.deps.now()), sign(paymentSecret, body, old)];
    for (const header of [...forgeries, sign(paymentSecret, other, mall.deps.now())]) {
      expect(await deliver(event, header)).toEqual({ status: 400, outcome: 'refused' });
    }
    expect((await detail(orderNo)).paid).toBe(false);
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

  it('notes money that comes after the cancellation, for a refund', async () => {
    const orderNo = await newOrder();
    const event = await eventFor(orderNo);
    await mall.call('cancelOrder', { token: shopper.token, params: { orderNo } });
    expect((await start(orderNo)).message).toBe('This order was cancelled.');
    expect(await deliver(event)).toEqual({ status: 200, outcome: 'late' });
    expect(await detail(orderNo)).toMatchObject({ paid: false, isCancel: true });
    expect(mall.logs.join()).toContain('payment to be refunded');
    const kept = await mall.db
      .selectFrom('payment_event')
      .select('outcome')
      .where('event_id', '=', event.id)
      .executeTakeFirstOrThrow();
    expect(kept.outcome).toBe('late');
  });

  it('wins or loses against a cancellation, and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderNo = await newOrder();
      const event = await eventFor(orderNo);
      const params = { orderNo };
      const [said, cancelled] = await Promise.all([
        deliver(event),
        mall.call('cancelOrder', { token: shopper.token, params }),
      ]);
      const isPaid = said.outcome === 'paid';
      expect([said.outcome, cancelled.message]).toEqual(
        isPaid ? ['paid', 'Only an unpaid order can be cancelled.'] : ['late', 'success'],
      );
      expect(await detail(orderNo)).toMatchObject({ paid: isPaid, isCancel: !isPaid });
    }
  });

  it('lets one of payment, cancellation and the clock decide', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, newOrder));
    const events = await Promise.all(orders.map(eventFor));
    mall.advance(3 * 3_600_000);
    const outcomes = await Promise.all([
      Promise.all(events.map((event) => deliver(event))),
      Promise.all(
        orders.map((orderNo) =>
          mall.call('cancelOrder', { token: shopper.token, params: { orderNo } }),
        ),
      ),
      ...orderJobs.map((job) => job.run(mall.deps)),
    ]);
    const [said, cancelled] = outcomes;
    for (const [index, orderNo] of orders.entries()) {
      const isPaid = said[index]?.outcome === 'paid';
      expect(said[index]?.outcome).toBe(isPaid ? 'paid' : 'late');
      expect(cancelled[index]?.message).not.toBe('System exception');
      expect(await detail(orderNo)).toMatchObject({ paid: isPaid, isCancel: !isPaid });
    }
    expect(mall.logs.join('')).not.toContain('not cancelled');
    await expectSumsToAgree(mall.db);
  });
});
