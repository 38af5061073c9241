import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withPostgres } from '../testing/app';
import { PaymentScenario } from '../testing/payment-scenario';
import { expectSumsToAgree } from '../testing/sums';

withPostgres((openApp) => {
  let mall: TestApp;
  let paymentScenario: PaymentScenario;
  beforeAll(async () => {
    // The lock must not time out on a busy machine
    paymentScenario = await PaymentScenario.openMall(openApp, {
      payment: { ...defaultPolicy.payment, waitSeconds: 30 },
    });
    mall = paymentScenario.mall;
  });

  test('a connection that is lost while a payment is settled loses nothing and doubles nothing', async () => {
    const orderNo = await paymentScenario.order();
    const event = await paymentScenario.event(orderNo);
    const operator = new pg.Client({ connectionString: mall.url });
    await operator.connect();
    onTestFinished(() => operator.end());
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;

    // The parts are updated last: order and event have been written in the same transaction
    await operator.query('begin');
    await operator.query(
      `select id from shop_order
       where group_id = (select id from order_group where order_no = $1) for update`,
      [orderNo],
    );
    const delivered = paymentScenario.deliver(event);
    const settling = async () => (await operator.query(waiting)).rowCount;
    await expect.poll(settling, { timeout: 30_000 }).toBe(1);
    const ended = await operator.query(
      `select pg_terminate_backend(pid, 10000) as done from (${waiting}) as w`,
    );
    expect(ended.rows).toEqual([{ done: true }]);
    await operator.query('commit');

    // It is retried at once, or, after a time-out, when the provider repeats it
    const answers = [
      await delivered,
      await paymentScenario.deliver(event),
      await paymentScenario.deliver(event),
    ];
    const outcomes = answers.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    expect(outcomes[2]).toBe('replayed');
    expect((await paymentScenario.detail(orderNo)).paid).toBe(true);
    expect(await paymentScenario.refunds(orderNo)).toEqual([]);
    const events = await mall.db
      .selectFrom('payment_event')
      .select('outcome')
      .where('order_no', '=', orderNo)
      .execute();
    expect(events).toEqual([{ outcome: 'paid' }]);
    await expectSumsToAgree(mall.db);
  });
});
