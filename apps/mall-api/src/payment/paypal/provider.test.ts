import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForgedEvent, RefundRefused } from '../../kernel/payment-provider';
import { defaultPolicy } from '../../policy/default-policy';
import { LoopbackPaypal } from '../../testing/loopback-paypal';
import { paypalProvider } from './provider';

const returnTo = 'https://mall.example/order/payment_result';
const order = { key: 'PT1-0', orderNo: 'PT1', amountMinor: 2500, currency: 'USD', returnTo };
const soon = () => AbortSignal.timeout(5000);

let paypal: LoopbackPaypal;
let provider: ReturnType<typeof paypalProvider>;
beforeAll(async () => {
  paypal = await LoopbackPaypal.start();
  provider = paypalProvider(paypal.access, defaultPolicy);
});
afterAll(() => paypal.close());
beforeEach(() => {
  Object.assign(paypal, { refuse: undefined, delay: 0, declines: false, settlesLate: false });
  paypal.refundStatus = 'COMPLETED';
});
let keys = 0;
const started = async () =>
  (await provider.start({ ...order, key: `k${(keys += 1)}` }, soon())).reference;
const capture = (reference: string) => provider.capture?.(reference, soon());
const paid = { kind: 'paid', orderNo: 'PT1', amountMinor: 2500, currency: 'USD' };

describe('paypalProvider', () => {
  it('sends the shopper to the page of the order, and names the attempt', async () => {
    const payment = await provider.start(order, soon());
    expect(payment.redirect).toBe(`https://www.paypal.com/checkoutnow?token=${payment.reference}`);
    expect(paypal.orders.get(payment.reference)?.purchase_units).toMatchObject([
      { custom_id: 'PT1', amount: { currency_code: 'USD', value: '25.00' } },
    ]);
    expect(await provider.start(order, soon())).toEqual(payment);
  });

  it('takes the money once it is approved, and once only', async () => {
    const reference = await started();
    expect(await provider.lookUp(reference, soon())).toBe('pending');
    expect(await capture(reference)).toBe('pending');
    paypal.approve(reference);
    expect(await provider.lookUp(reference, soon())).toBe('approved');
    const both = await Promise.all([capture(reference), capture(reference)]);
    expect(both).toMatchObject([
      { ...paid, reference },
      { ...paid, reference },
    ]);
    expect(await provider.lookUp(reference, soon())).toEqual(both[0]);
  });

  it('waits for another means of payment when one is declined', async () => {
    const reference = await started();
    paypal.approve(reference);
    paypal.declines = true;
    expect(await capture(reference)).toBe('pending');
    paypal.declines = false;
    expect(await capture(reference)).toMatchObject(paid);
  });

  it('knows an order that PayPal has forgotten', async () => {
    expect(await provider.lookUp('PP0', soon())).toBe('gone');
  });

  it.each([
    ['CHECKOUT.ORDER.APPROVED', 'changed'],
    ['PAYMENT.CAPTURE.COMPLETED', 'changed'],
    ['PAYMENT.CAPTURE.DENIED', 'changed'],
    ['PAYMENT.CAPTURE.PENDING', 'changed'],
    ['PAYMENT.CAPTURE.REFUNDED', 'moved'],
    ['BILLING.PLAN.CREATED', 'other'],
  ])('reads %s as %s', async (type, kind) => {
    const { body, headers } = paypal.webhook('PP9', type);
    expect(await provider.verify(body, headers, soon())).toMatchObject({ kind });
  });

  it('finds the order of a refund or a dispute by its capture, unless it is of somebody else', async () => {
    const reference = await started();
    paypal.approve(reference);
    await capture(reference);
    const moved = async (type: string, resource: object) => {
      const { body, headers } = paypal.webhook(reference, type, undefined, resource);
      return provider.verify(body, headers, soon());
    };
    const above = (id: string) => ({
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${id}` }],
    });
    const disputed = (id: string) => ({ disputed_transactions: [{ seller_transaction_id: id }] });
    for (const type of ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED']) {
      expect(await moved(type, above(`${reference}-c`))).toMatchObject({
        kind: 'moved',
        reference,
      });
      expect(await moved(type, above('X1'))).toMatchObject({ kind: 'other' });
      expect(await moved(type, {})).toMatchObject({ kind: 'other' });
    }
    for (const type of ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED']) {
      expect(await moved(type, disputed(`${reference}-c`))).toMatchObject({ reference });
      expect(await moved(type, disputed('X1'))).toMatchObject({ kind: 'other' });
    }
  });

  it.each([
    ['RESOLVED_BUYER_FAVOUR', 'disputeLost'],
    ['RESOLVED_SELLER_FAVOUR', 'disputeWon'],
    ['RESOLVED_WITH_PAYOUT', 'disputeWon'],
    ['CANCELED_BY_BUYER', 'disputeWon'],
  ])('tells refunds, which of them are ours, and a dispute with %s as %s', async (code, kind) => {
    const reference = await started();
    paypal.approve(reference);
    await capture(reference);
    const key = `RE${reference}`;
    await provider.refund({ key, reference, amountMinor: 100, currency: 'USD' }, soon());
    paypal.refundByHand(reference, '2.00').status = 'FAILED';
    const dispute = paypal.dispute(reference, '3.00');
    const moves = () => provider.lookUpMoves?.(reference, soon());
    expect(await moves()).toMatchObject([
      { kind: 'refunded', amountMinor: 100, currency: 'USD', key },
      { kind: 'refundFailed', amountMinor: 200, key: null },
      { kind: 'disputed', amountMinor: 300, key: null },
    ]);
    dispute.status = 'RESOLVED';
    dispute.dispute_outcome = { outcome_code: code };
    expect((await moves())?.at(-1)).toMatchObject({ kind, amountMinor: 300 });
  });

  it('says that a captured payment is being settled', async () => {
    const reference = await started();
    paypal.approve(reference);
    paypal.settlesLate = true;
    expect(await capture(reference)).toMatchObject({ ...paid, kind: 'processing', reference });
    paypal.settle(reference, 'DECLINED');
    expect(await provider.lookUp(reference, soon())).toMatchObject({ kind: 'failed' });
  });

  it('asks PayPal about a signature, but not about none', async () => {
    const forged = paypal.webhook('PP9', 'CHECKOUT.ORDER.APPROVED', 'guess');
    await expect(provider.verify(forged.body, forged.headers, soon())).rejects.toThrow(ForgedEvent);
    paypal.refuse = 500;
    await expect(provider.verify(forged.body, {}, soon())).rejects.toThrow(ForgedEvent);
    const { body, headers } = paypal.webhook('PP9', 'CHECKOUT.ORDER.APPROVED');
    const asked = Promise.resolve(provider.verify(body, headers, soon()));
    await expect(asked).rejects.not.toBeInstanceOf(ForgedEvent);
  });

  it('gives money back once for a key, and says when it never will', async () => {
    const reference = await started();
    const request = { key: `RE${reference}`, reference, amountMinor: 1000, currency: 'USD' };
    await expect(provider.refund(request, soon())).rejects.toThrow(RefundRefused);
    paypal.approve(reference);
    await capture(reference);
    paypal.refundStatus = 'PENDING';
    expect(await provider.refund(request, soon())).toBe('sent');
    const refund = paypal.refunds.at(-1);
    if (refund) refund.status = 'COMPLETED';
    expect(await provider.refund(request, soon())).toBe('done');
    expect(paypal.refunds.filter(({ invoice_id: key }) => key === request.key)).toHaveLength(1);
    const more = { ...request, key: 'more', amountMinor: 1501 };
    await expect(provider.refund(more, soon())).rejects.toThrow(RefundRefused);
  });

  it('gets a new token when the old one counts no more, and gives up by the signal', async () => {
    paypal.withdrawToken();
    expect(await started()).toMatch(/^PP/);
    paypal.delay = 2000;
    const before = Date.now();
    await expect(provider.start(order, AbortSignal.timeout(50))).rejects.toThrow();
    expect(Date.now() - before).toBeLessThan(1500);
  });

  it('quotes nothing but names of what is wrong', async () => {
    paypal.refuse = 400;
    await expect(provider.start({ ...order, key: 'x' }, soon())).rejects.toThrow(
      /^PayPal refused: [\w, ]+$/,
    );
  });
});
