import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import {
  paypalHarness,
  type ProviderHarness,
  stripeHarness,
  testHarness,
} from '../testing/loopback-provider-harness';
import { PaymentScenario } from '../testing/payment-scenario';
import { runDueJobs } from '../testing/run-jobs';
import { checkPayments } from './check-payments';
import { paymentJobs } from './jobs';
import { refundOrder } from './refund-order';

const MINUTE = 60_000;
const SECRET = 'known to both sides';

/** Conformance of payment providers: the same tests with each harness. */
withDatabases((openApp) => {
  let db: TestApp['db'];
  const test = (name: string) => async () => testHarness(name, SECRET, () => db);
  describe.each([
    ['test', test('test')],
    ['test as PayPal', test('paypal')],
    ['test as WeChat', test('wechat')],
    ['Stripe', stripeHarness],
    ['PayPal', paypalHarness],
  ])('%s', (name, open) => {
    let mall: TestApp;
    let paymentScenario: PaymentScenario;
    let harness: ProviderHarness;
    beforeAll(async () => {
      harness = await open();
      const payment = { ...defaultPolicy.payment, providerSeconds: 2 };
      paymentScenario = await PaymentScenario.openMall(openApp, { payment }, harness.settings);
      ({ mall } = paymentScenario);
      ({ db } = mall);
    });
    afterAll(async () => {
      expect(harness.secrets.filter((secret) => mall.logs.join('').includes(secret))).toEqual([]);
      await harness.close();
    });

    /** An order with a started payment. */
    const startPayment = async () => {
      const orderNo = await paymentScenario.order(harness.payType);
      expect((await paymentScenario.start(orderNo, harness.payType)).code).toBe(200);
      const { reference } = await db
        .selectFrom('payment')
        .innerJoin('order_group', 'order_group.id', 'payment.group_id')
        .select('reference')
        .where('order_no', '=', orderNo)
        .orderBy('payment.id', 'desc')
        .executeTakeFirstOrThrow();
      return { orderNo, reference };
    };
    const send = async ({ body, headers }: Awaited<ReturnType<ProviderHarness['webhook']>>) => {
      const response = await mall.app.inject({
        method: 'POST',
        url: `/api/pay/webhook/${harness.payType}`,
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      return { status: response.statusCode, ...response.json<{ outcome?: string }>() };
    };
    const isPaid = async (orderNo: string) =>
      (await paymentScenario.detail(orderNo)).paid as boolean;
    const runJobs = () => runDueJobs(mall.deps, paymentJobs);

    it('pays an order once, however many webhooks come at once', async () => {
      const { orderNo, reference } = await startPayment();
      await harness.pay(reference);
      const webhook = await harness.webhook(reference, mall.deps.now());
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(webhook)));
      expect(answers.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      await runJobs();
      expect(await isPaid(orderNo)).toBe(true);
      expect(await paymentScenario.refunds(orderNo)).toEqual([]);
      expect(await harness.balance(reference)).toBe(2500);
    });

    it('has the same payment for a start that is repeated', async () => {
      const { orderNo } = await startPayment();
      const first = await paymentScenario.start(orderNo, harness.payType);
      const again = await paymentScenario.start(orderNo, harness.payType);
      expect(again.data).toEqual(first.data);
      expect(first.data.redirect ?? first.data.stripeClientSecret).toBeTruthy();
    });

    it('believes no webhook that is forged, changed, unsigned or huge', async () => {
      const { orderNo, reference } = await startPayment();
      await harness.pay(reference);
      const { body, headers } = await harness.webhook(reference, mall.deps.now());
      const forgeries = [
        await harness.forged(reference, mall.deps.now()),
        { body: `${body.slice(0, -1)},"more":1}`, headers },
        { body, headers: {} },
        { body: '', headers },
      ];
      for (const forgery of forgeries) expect((await send(forgery)).status).toBe(400);
      const huge = { body: `${body.slice(0, -1)},"more":"${'x'.repeat(2_000_000)}"}`, headers };
      expect((await send(huge)).status).not.toBe(500);
      expect(await isPaid(orderNo)).toBe(false);
    });

    it.each([
      ['another amount', { amount: 2400 }],
      ['another currency', { currency: 'EUR' }],
      ['another order', { orderNo: 'PT0' }],
    ])('gives back what was not to be paid: %s', async (_name, change) => {
      const { orderNo, reference } = await startPayment();
      await harness.pay(reference, change);
      await send(await harness.webhook(reference, mall.deps.now()));
      await runJobs();
      expect(await isPaid(orderNo)).toBe(false);
      expect(await paymentScenario.refunds(orderNo)).toMatchObject([
        { reason: 'foreign', status: 'done' },
      ]);
      expect(await harness.balance(reference)).toBe(0);
    });

    it('is asked when the webhook was lost', async () => {
      const { orderNo, reference } = await startPayment();
      await checkPayments(mall.deps);
      await harness.pay(reference);
      await checkPayments(mall.deps);
      expect(await isPaid(orderNo)).toBe(false);
      mall.advance(6 * MINUTE);
      await Promise.all([checkPayments(mall.deps), checkPayments(mall.deps)]);
      expect(await isPaid(orderNo)).toBe(true);
      expect(await harness.balance(reference)).toBe(2500);
    });

    it('keeps nothing that was paid for a cancelled order, though no webhook told of it', async () => {
      const { orderNo, reference } = await startPayment();
      await harness.pay(reference);
      await paymentScenario.cancel(orderNo);
      await runJobs();
      await runJobs();
      expect(await paymentScenario.detail(orderNo)).toMatchObject({ paid: false, isCancel: true });
      expect(await harness.balance(reference)).toBe(0);
    });

    it('gives an amount back once, whoever asks how often', async () => {
      const { orderNo, reference } = await startPayment();
      await harness.pay(reference);
      expect((await send(await harness.webhook(reference, mall.deps.now()))).outcome).toBe('paid');
      const { id: groupId } = await db
        .selectFrom('order_group')
        .select('id')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow();
      const refund = { shopOrderNo: 'SH1', groupId, refundNo: `RE${reference}`, amountMinor: 1000 };
      await db.transaction().execute((trx) => refundOrder(trx, refund, mall.deps.now()));
      await runJobs();
      // As after a crash between the provider's response and storing it
      await db
        .updateTable('payment_refund')
        .set({ status: 'wanted' })
        .where('key', '=', refund.refundNo)
        .execute();
      await db
        .updateTable('job')
        .set({ state: 'waiting', due_at: mall.deps.now(), ended_at: null })
        .where('name', '=', 'give a payment back')
        .execute();
      expect(await runJobs()).toContain('give a payment back');
      expect(await harness.balance(reference)).toBe(1500);
    });

    it.runIf(['Stripe', 'PayPal'].includes(name))(
      'is down: the order stays, and is paid when it is back',
      async () => {
        const orderNo = await paymentScenario.order(harness.payType);
        harness.refuse(500);
        expect((await paymentScenario.start(orderNo, harness.payType)).message).toMatch(
          /Your order is kept/,
        );
        harness.refuse(undefined);
        expect((await paymentScenario.start(orderNo, harness.payType)).code).toBe(200);
      },
    );
  });
});
