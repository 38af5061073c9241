import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PayableOrder, PaymentProvider } from '../kernel/payment-provider';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { callApp } from '../testing/call';
import { expectContract } from '../testing/contract-check';
import { withProvider } from '../testing/fake-provider';
import { paypalHarness, stripeHarness } from '../testing/loopback-provider-harness';
import { PaymentScenario } from '../testing/payment-scenario';

/** Slow and failing providers, and concurrent requests. */
withDatabases((openApp) => {
  let mall: TestApp;
  let paymentScenario: PaymentScenario;
  beforeAll(async () => {
    const payment = { ...defaultPolicy.payment, providerSeconds: 0.2 };
    paymentScenario = await PaymentScenario.openMall(openApp, { payment });
    mall = paymentScenario.mall;
  });

  /** The same mall with PayPal as its only provider. */
  const withPaypal = async (parts: Partial<PaymentProvider>) =>
    (await withProvider(mall, { name: 'paypal', ...parts })).app;
  const start = (app: TestApp['app'], orderNo: string) => {
    const body = { orderNo, payType: 'paypal', payChannel: 'pc' };
    return callApp(app, 'startPayment', { token: paymentScenario.shopper.token, body });
  };
  /** An unpaid order for PayPal. */
  const placed = async (app: TestApp['app']) => {
    const { token, addressId } = paymentScenario.shopper;
    const preOrderNo = await paymentScenario.testMall.draft(
      paymentScenario.shopper,
      await paymentScenario.testMall.goods(),
    );
    const body = { preOrderNo, addressId, payType: 'paypal', payChannel: 'pc' };
    return String((await callApp(app, 'createOrder', { token, body })).data.orderNo);
  };

  const sentence =
    'The payment cannot be started at the moment. Your order is kept: please try again in a few minutes.';

  it('are offered when they are open, and refused otherwise', async () => {
    const app = await withPaypal({});
    const methods = await callApp(app, 'payMethods');
    expect(methods.data).toEqual({
      paypalStatus: true,
      stripeStatus: false,
      wechatPaySwitch: false,
      codSwitch: false,
      upiSwitch: false,
      testStatus: false,
    });
    const draft = await paymentScenario.testMall.draft(
      paymentScenario.shopper,
      await paymentScenario.testMall.goods(),
    );
    const body = {
      preOrderNo: draft,
      addressId: paymentScenario.shopper.addressId,
      payChannel: 'pc',
    };
    const { token } = paymentScenario.shopper;
    const closed = { token, body: { ...body, payType: 'test' } };
    expect((await callApp(app, 'createOrder', closed)).message).toBe(
      'This payment method is not available. Please choose another one.',
    );
    await app.close();
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])('leaves the order as it was when one %s', async (_name, answer) => {
    const app = await withPaypal({ start: answer });
    const orderNo = await placed(app);
    expect(await start(app, orderNo)).toMatchObject({ code: 500, message: sentence });
    expect(await paymentScenario.detail(orderNo)).toMatchObject({ paid: false, payState: 'none' });
    await app.close();
  });

  it.each(['paypal', 'stripe'] as const)(
    'say that the mall has to check its config file where %s does not know it',
    async (payType) => {
      const harness = payType === 'paypal' ? await paypalHarness() : await stripeHarness();
      const { paypal, stripe } = harness.settings;
      const wrong = {
        paypal: paypal && { ...paypal, clientId: 'unknown' },
        stripe: stripe && { ...stripe, secretKey: 'sk_test_unknown' },
      };
      const scene = await PaymentScenario.openMall(openApp, {}, wrong);
      const orderNo = await scene.order(payType);
      expect(await scene.start(orderNo, payType)).toMatchObject({
        code: 500,
        reason: 'payment-misconfigured',
        message: expect.stringContaining('check your config file'),
      });
      expect(await scene.detail(orderNo)).toMatchObject({ paid: false });
      await harness.close();
    },
  );

  it('know a start that is sent twice at once, or again after a failure, by its key', async () => {
    const asked: PayableOrder[] = [];
    const app = await withPaypal({
      start: async (request) => {
        asked.push(request);
        if (asked.length === 1) throw new Error('down');
        const reference = `pp_${request.key}`;
        return { reference, redirect: `https://pay.example/${reference}`, clientSecret: null };
      },
    });
    const orderNo = await placed(app);
    expect((await start(app, orderNo)).message).toBe(sentence);
    const answers = await Promise.all([start(app, orderNo), start(app, orderNo)]);
    const keys = new Set(asked.map(({ key }) => key));
    expect(keys.size).toBe(1);
    const redirect = `https://pay.example/pp_${[...keys][0]}`;
    expect(answers.map(({ data }) => data.redirect)).toEqual([redirect, redirect]);
    await app.close();
  });

  it('give the same secret for a payment in the page that is opened again', async () => {
    const start = vi.fn(async ({ key }: PayableOrder) => ({
      reference: `st_${key}`,
      redirect: null,
      clientSecret: `secret_${key}`,
    }));
    const { app } = await withProvider(mall, { name: 'stripe', start });
    const { data: methods } = await callApp(app, 'payMethods');
    expect(methods).toMatchObject({ stripeStatus: true, paypalStatus: false });
    const { token, addressId } = paymentScenario.shopper;
    const preOrderNo = await paymentScenario.testMall.draft(
      paymentScenario.shopper,
      await paymentScenario.testMall.goods(),
    );
    const order = { preOrderNo, addressId, payType: 'stripe', payChannel: 'pc' };
    const { orderNo } = (await callApp(app, 'createOrder', { token, body: order })).data;
    const body = { orderNo, payType: 'stripe', payChannel: 'pc' };
    const first = await callApp(app, 'startPayment', { token, body });
    expect(first.data.stripeClientSecret).toMatch(/^secret_/);
    const second = await callApp(app, 'startPayment', { token, body });
    expect(second.data.stripeClientSecret).toBe(first.data.stripeClientSecret);
    expect(start).toHaveBeenCalledOnce();
    await app.close();
  });

  it('send their word again when it could not be read by a mistake of ours', async () => {
    const { app } = await withProvider(mall, {
      verify: () => {
        throw new TypeError('not ready');
      },
    });
    const response = await app.inject({
      method: 'POST',
      url: '/api/pay/webhook/test',
      payload: {},
    });
    expect(response.statusCode).toBe(500);
    await app.close();
  });

  it('end a payment that was begun while its order was cancelled', async () => {
    const ended: string[] = [];
    const app = await withPaypal({
      start: async ({ key, orderNo }) => {
        await paymentScenario.cancel(orderNo);
        return { reference: key, redirect: 'https://pay.example/', clientSecret: null };
      },
      cancel: async (reference) => void ended.push(reference),
    });
    const orderNo = await placed(app);
    expect((await start(app, orderNo)).message).toBe('This order can no longer be paid.');
    expect(ended).toEqual([`${orderNo}-0`]);
    await app.close();
  });

  describe('of a shopper who comes back from PayPal', () => {
    /** A minimal PayPal: approved payments wait for their capture. */
    async function atPaypal() {
      const captured: string[] = [];
      let orderNo = '';
      let fails = false;
      const paid = (reference: string) => ({
        id: `${reference}:paid`,
        kind: 'paid' as const,
        reference,
        orderNo,
        amountMinor: 1999,
        currency: 'USD',
      });
      const app = await withPaypal({
        start: async ({ key }) => ({
          reference: `PP-${key}`,
          redirect: 'https://pay.example/',
          clientSecret: null,
        }),
        async lookUp(reference) {
          if (fails) throw new Error('down');
          return captured.includes(reference) ? paid(reference) : 'approved';
        },
        async capture(reference) {
          captured.push(reference);
          return paid(reference);
        },
      });
      orderNo = await placed(app);
      await start(app, orderNo);
      const reference = `PP-${orderNo}-0`;
      const call = (
        operation: 'paypalSuccess' | 'paypalCancel',
        token = paymentScenario.shopper.token,
      ) => callApp(app, operation, { token, body: { token: reference, payerID: 'payer' } });
      const isPaid = async (token = paymentScenario.shopper.token) =>
        callApp(app, 'wechatPayResult', { token, params: { orderNo } });
      return { app, orderNo, captured, call, isPaid, fail: (value: boolean) => (fails = value) };
    }

    it('the approved money is taken, once', async () => {
      const paypal = await atPaypal();
      const outcome = { status: true, payPrice: '19.99', orderNo: paypal.orderNo };
      for (const _time of [1, 2]) {
        const answer = await paypal.call('paypalSuccess');
        expectContract('paypalSuccess', answer);
        expect(answer.data).toEqual(outcome);
      }
      expect(paypal.captured).toHaveLength(1);
      const asked = await paypal.isPaid();
      expectContract('wechatPayResult', asked);
      expect(asked.data).toBe(true);
      // Going back afterwards does not undo the payment
      expect((await paypal.call('paypalCancel')).data).toEqual(outcome);
      await paypal.app.close();
    });

    it('the order still waits when PayPal does not answer, or nothing was approved', async () => {
      const paypal = await atPaypal();
      paypal.fail(true);
      expect((await paypal.call('paypalSuccess')).message).toMatch(/^PayPal does not answer/);
      paypal.fail(false);
      const cancelled = await paypal.call('paypalCancel');
      expectContract('paypalCancel', cancelled);
      expect(cancelled.data).toMatchObject({ status: false, orderNo: paypal.orderNo });
      expect((await paypal.isPaid()).data).toBe(false);
      expect(paypal.captured).toEqual([]);
      await paypal.app.close();
    });

    it("another person's payment and order do not exist", async () => {
      const paypal = await atPaypal();
      const { token } = await paymentScenario.testMall.shopper();
      for (const operation of ['paypalSuccess', 'paypalCancel'] as const)
        expect((await paypal.call(operation, token)).message).toBe('This payment does not exist.');
      expect((await paypal.isPaid(token)).message).toBe('This order does not exist.');
      expect(paypal.captured).toEqual([]);
      await paypal.app.close();
    });
  });
});
