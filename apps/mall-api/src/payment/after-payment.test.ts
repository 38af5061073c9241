import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shipOrder } from '../fulfilment/ship';
import { cancelOverdue } from '../order/overdue';
import { defaultPolicy } from '../policy/default-policy';
import { AfterPaymentScenario } from '../testing/after-payment-scenario';
import { type TestApp, withDatabases } from '../testing/app';
import { casesForDepth } from '../testing/cases';
import { expectLedgerToAgree } from '../testing/ledger-agrees';
import {
  type AfterPayment,
  paypalAfterPayment,
  stripeAfterPayment,
  testAfterPayment,
} from '../testing/loopback-after-payment';
import { PaymentScenario } from '../testing/payment-scenario';
import { expectSumsToAgree } from '../testing/sums';
import { checkPayments } from './check-payments';

const HOUR = 3_600_000;
const SECRET = 'known to both sides';
const OPERATOR = 'operator@mall.example';

const symbols = { USD: '$', JPY: '¥', KWD: 'KD' };

/** What happens at a provider without the mall: the same tests with each, in its own units. */
withDatabases((openApp) => {
  const cases = [
    ['test', 'USD', testAfterPayment, null, 2],
    ['test', 'KWD', testAfterPayment, null, 3],
    ['Stripe', 'USD', stripeAfterPayment, null, 2],
    ['Stripe', 'JPY', stripeAfterPayment, null, 0],
    ['Stripe', 'KWD', stripeAfterPayment, 2, 2],
    ['PayPal', 'USD', paypalAfterPayment, null, 2],
    ['PayPal', 'JPY', paypalAfterPayment, null, 0],
    ['PayPal', 'KWD', paypalAfterPayment, 2, 2],
  ] as const;
  describe.each(casesForDepth(cases))('%s in %s', (_name, code, open, decimals, digits) => {
    let mall: TestApp;
    let scene: AfterPaymentScenario;
    let provider: AfterPayment;
    beforeAll(async () => {
      const symbol = symbols[code];
      const currency = { ...defaultPolicy.currency, currency: code, symbol, decimals };
      const at = { db: () => mall.db, now: () => mall.deps.now(), secret: SECRET };
      provider = await open({ currency }, at);
      const settings = { ...provider.settings, operatorMail: OPERATOR };
      const payment = { ...defaultPolicy.payment, providerSeconds: 5, settleDays: 3 };
      const paymentScenario = await PaymentScenario.openMall(
        openApp,
        { currency, payment },
        settings,
      );
      ({ mall } = paymentScenario);
      scene = new AfterPaymentScenario(paymentScenario, provider);
    });
    afterAll(async () => {
      await expectSumsToAgree(mall.db);
      await expectLedgerToAgree(mall.db);
      await provider.close();
    });

    const wire = (minor: number) => (minor / 10 ** digits).toFixed(Math.max(digits, 2));
    const detail = (orderNo: string) => scene.paymentScenario.detail(orderNo);
    const part = async (shopOrderNo: string) => (await scene.call('orderDetail', shopOrderNo)).data;
    const ship = async (shopOrderNo: string) => {
      const parcel = { company: 'Swallow Post', companyCode: 'S', waybillNo: 'S1' };
      const { merId: shopId } = await part(shopOrderNo);
      await shipOrder(mall.deps, { shopId, orderNo: shopOrderNo }, parcel);
    };

    it('tells of a refund made there, once, and gives back no more than what is left', async () => {
      const { orderNo, shopOrderNo, reference } = await scene.paidOrder();
      const webhook = await provider.refund(reference, 1000);
      const answers = await Promise.all([1, 2, 3].map(() => scene.send(webhook)));
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
        'noted',
        'replayed',
        'replayed',
      ]);
      expect(await scene.notesOf(orderNo)).toEqual([`refunded ${wire(1000)}`]);
      expect(await part(shopOrderNo)).toMatchObject({
        status: 0,
        refundStatus: 0,
        paymentNotes: [{ kind: 'refunded', amount: wire(1000) }],
      });
      expect((await scene.paymentScenario.cancel(orderNo)).code).toBe(200);
      expect(await scene.requested(orderNo)).toEqual([1500]);
      await scene.runJobs();
      expect(await part(shopOrderNo)).toMatchObject({ status: 9, refundStatus: 3 });
    });

    it('does not count what it asked for itself', async () => {
      const { orderNo, shopOrderNo, reference } = await scene.paidOrder();
      await scene.paymentScenario.cancel(orderNo);
      await scene.runJobs();
      expect(await scene.send(await provider.echo(reference))).toEqual({
        status: 200,
        outcome: 'replayed',
      });
      expect(await scene.notesOf(orderNo)).toEqual([]);
      expect(await part(shopOrderNo)).toMatchObject({ status: 9, refundStatus: 3 });
    });

    it('cancels what is not shipped when all of the money went back', async () => {
      const { orderNo, shopOrderNo, reference } = await scene.paidOrder();
      const { attrValueId: skuId } = (await part(shopOrderNo)).orderInfoList[0];
      await scene.send(await provider.refund(reference, 1000));
      await scene.send(await provider.refund(reference, 1500));
      await Promise.all([scene.runJobs(), scene.runJobs()]);
      expect(await part(shopOrderNo)).toMatchObject({
        paid: true,
        status: 9,
        refundStatus: 3,
        refunds: [{ refundStatus: 3, refundPrice: wire(2500) }],
      });
      const sku = mall.db.selectFrom('sku').select('stock').where('id', '=', skuId);
      expect(await sku.executeTakeFirst()).toEqual({ stock: 10 });
      expect(await scene.requested(orderNo)).toEqual([]);
      expect((await scene.paymentScenario.cancel(orderNo)).code).toBe(500);
    });

    it('leaves goods that are under way where they are, and the order refunded', async () => {
      const { shopOrderNo, reference } = await scene.paidOrder();
      await ship(shopOrderNo);
      await scene.send(await provider.refund(reference, 2500));
      await scene.runJobs();
      expect(await part(shopOrderNo)).toMatchObject({ status: 1, refundStatus: 3 });
      expect(await scene.apply(shopOrderNo)).toMatchObject({ reason: 'refund-done' });
    });

    it('withholds what is disputed until the dispute is won', async () => {
      const { orderNo, shopOrderNo, reference } = await scene.paidOrder();
      expect((await scene.send(await provider.dispute(reference, 2500))).outcome).toBe('noted');
      expect(await scene.paymentScenario.cancel(orderNo)).toMatchObject({
        reason: 'payment-disputed',
      });
      await scene.runJobs();
      expect(await part(shopOrderNo)).toMatchObject({ status: 0, refundStatus: 0 });
      await scene.send(await provider.decide(reference, true));
      expect(await scene.notesOf(orderNo)).toEqual([
        `disputed ${wire(2500)}`,
        `disputeWon ${wire(2500)}`,
      ]);
      expect((await scene.paymentScenario.cancel(orderNo)).code).toBe(200);
      expect(await scene.requested(orderNo)).toEqual([2500]);
    });

    it('closes the order when a dispute about all of it is lost, and tells the operator', async () => {
      const { orderNo, shopOrderNo, reference } = await scene.paidOrder();
      const opened = await provider.dispute(reference, 2500);
      // The second event comes first
      await scene.send(await provider.decide(reference, false));
      expect((await scene.send(opened)).outcome).toBe('replayed');
      await scene.runJobs();
      expect(await scene.notesOf(orderNo)).toEqual([
        `disputed ${wire(2500)}`,
        `disputeLost ${wire(2500)}`,
      ]);
      expect(await part(shopOrderNo)).toMatchObject({ status: 9, refundStatus: 3 });
      const mail = mall.mails.findLast(({ subject }) => subject.includes(orderNo));
      expect(mail).toMatchObject({ to: OPERATOR, text: expect.stringContaining('dispute lost') });
      expect(mall.logs.join('')).not.toContain(OPERATOR);
    });

    it('reads of a refund before it reads that the order was paid', async () => {
      const { orderNo, reference } = await scene.started();
      const paid = await provider.pay(reference);
      if (provider.payType === 'paypal') await scene.send(paid);
      await scene.send(await provider.refund(reference, 500));
      expect(await detail(orderNo)).toMatchObject({ paid: true });
      expect(await scene.notesOf(orderNo)).toEqual([`refunded ${wire(500)}`]);
      expect((await scene.send(paid)).status).toBe(200);
    });

    describe('a payment that settles late', () => {
      const late = async () => {
        const started = await scene.started();
        const webhook = await provider.pay(started.reference, 'late');
        expect(await scene.send(webhook)).toEqual({ status: 200, outcome: 'processing' });
        await scene.send(webhook);
        return started;
      };

      it('is waited for, and not made a second time', async () => {
        const { orderNo, reference } = await late();
        mall.advance(2 * 24 * HOUR);
        await cancelOverdue(mall.deps);
        await checkPayments(mall.deps);
        expect(await detail(orderNo)).toMatchObject({
          paid: false,
          isCancel: false,
          cancelTime: null,
          paymentProcessing: true,
          payState: 'pending',
        });
        expect(await scene.paymentScenario.start(orderNo, provider.payType)).toMatchObject({
          reason: 'payment-processing',
        });
        await scene.send(await provider.settle(reference, true));
        expect(await detail(orderNo)).toMatchObject({ paid: true, paymentProcessing: false });
        expect(await scene.notesOf(orderNo)).toEqual([`processing ${wire(2500)}`]);
      });

      it('pays the order also when no webhook tells of it', async () => {
        const { orderNo, reference } = await late();
        await provider.settle(reference, true);
        mall.advance(24 * HOUR);
        await checkPayments(mall.deps);
        expect(await detail(orderNo)).toMatchObject({ paid: true });
      });

      it('opens the order again when it fails, for as long as a new one', async () => {
        const { orderNo, reference } = await late();
        mall.advance(2 * 24 * HOUR);
        await scene.send(await provider.settle(reference, false));
        await cancelOverdue(mall.deps);
        expect(await detail(orderNo)).toMatchObject({
          isCancel: false,
          payState: 'failed',
          paymentProcessing: false,
        });
        expect((await scene.paymentScenario.start(orderNo, provider.payType)).code).toBe(200);
        const again = await scene.referenceOf(orderNo);
        await scene.send(await provider.pay(again));
        expect(await detail(orderNo)).toMatchObject({ paid: true });
      });

      it('is given up after a while; then its money is returned', async () => {
        const { orderNo, reference } = await late();
        mall.advance(4 * 24 * HOUR);
        await cancelOverdue(mall.deps);
        expect(await detail(orderNo)).toMatchObject({ isCancel: true, paymentProcessing: false });
        const paid = await provider.settle(reference, true);
        expect((await scene.send(paid)).outcome).toBe('late');
        expect(await scene.paymentScenario.refunds(orderNo)).toMatchObject([
          { reason: 'late', amountMinor: 2500 },
        ]);
      });
    });
  });
});
