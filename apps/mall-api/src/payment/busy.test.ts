import { beforeAll, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { PaymentScenario } from '../testing/payment-scenario';

withDatabases((openApp) => {
  let mall: TestApp;
  let paymentScenario: PaymentScenario;
  beforeAll(async () => {
    const payment = { ...defaultPolicy.payment, waitSeconds: 0.2 };
    paymentScenario = await PaymentScenario.openMall(openApp, { payment });
    mall = paymentScenario.mall;
  });

  it('asks to be told again while somebody else holds the order, and is carried out then', async () => {
    const orderNo = await paymentScenario.order();
    const event = await paymentScenario.event(orderNo);
    await mall.db.transaction().execute(async (other) => {
      const row = other.selectFrom('order_group').select('id').where('order_no', '=', orderNo);
      await row.forUpdate().execute();
      // The embedded database has a single connection: waiting for it is limited as well
      const answer = await paymentScenario.deliver(event);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    });
    expect((await paymentScenario.detail(orderNo)).paid).toBe(false);
    expect(await paymentScenario.deliver(event)).toMatchObject({ status: 200, outcome: 'paid' });
    expect((await paymentScenario.detail(orderNo)).paid).toBe(true);
  });
});
