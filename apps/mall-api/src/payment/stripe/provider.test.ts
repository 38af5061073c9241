import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForgedEvent, type PaymentPage, RefundRefused } from '../../kernel/payment-provider';
import { defaultPolicy } from '../../policy/default-policy';
import { LoopbackStripe } from '../../testing/loopback-stripe';
import { stripeProvider } from './provider';

const order = { key: 'PT1-0', orderNo: 'PT1', amountMinor: 2500, currency: 'USD', returnTo: '/' };
const soon = () => AbortSignal.timeout(5000);

let stripe: LoopbackStripe;
let provider: ReturnType<typeof stripeProvider>;
beforeAll(async () => {
  stripe = await LoopbackStripe.start();
});
afterAll(() => stripe.close());
beforeEach(() => {
  stripe.refundStatus = 'succeeded';
  provider = stripeProvider(stripe.access, defaultPolicy, () => new Date());
});
let keys = 0;
const started = async () => {
  const { reference } = await provider.start({ ...order, key: `k${(keys += 1)}` }, soon());
  return reference;
};

describe('stripeProvider', () => {
  it('asks for the amount in minor units, and names the order', async () => {
    const payment = await provider.start(order, soon());
    expect(payment).toMatchObject({
      redirect: null,
      clientSecret: expect.stringMatching(/_secret_/),
    });
    expect(stripe.intents.get(payment.reference)).toMatchObject({
      amount: 2500,
      currency: 'usd',
      metadata: { order_no: 'PT1' },
    });
    expect(await provider.start(order, soon())).toEqual(payment);
  });

  it.each([0, 1])('believes what secret %i signed, while it is changed', async (index) => {
    const reference = await started();
    stripe.pay(reference);
    const secret = stripe.secrets[index];
    const { body, headers } = stripe.webhook(reference, 'payment_intent.succeeded', { secret });
    expect(provider.verify(body, headers, soon())).toMatchObject({
      kind: 'paid',
      reference,
      orderNo: 'PT1',
      amountMinor: 2500,
      currency: 'USD',
    });
  });

  it.each([
    ['payment_intent.payment_failed', 'failed'],
    ['payment_intent.canceled', 'abandoned'],
    ['payment_intent.processing', 'changed'],
    ['customer.created', 'other'],
  ])('reads %s as %s', async (type, kind) => {
    const { body, headers } = stripe.webhook(await started(), type);
    expect(provider.verify(body, headers, soon())).toMatchObject({ kind });
  });

  it.each([
    'charge.refunded',
    'charge.refund.updated',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
  ])('reads in %s that money of a payment moved', async (type) => {
    const reference = await started();
    const of = (object: object) => {
      const { body, headers } = stripe.webhook(reference, type, { object });
      return provider.verify(body, headers, soon());
    };
    const moved = { kind: 'moved', reference };
    expect(of({ id: 'x', payment_intent: reference })).toMatchObject(moved);
    expect(of({ id: 'x', payment_intent: { id: reference } })).toMatchObject(moved);
    expect(of({ id: 'x', payment_intent: null })).toMatchObject({ kind: 'other' });
  });

  it('tells all refunds and disputes of a payment, and which refunds are ours', async () => {
    const reference = await started();
    stripe.pay(reference);
    await provider.refund({ key: 'RE1', reference, amountMinor: 100, currency: 'USD' }, soon());
    const failed = stripe.refundByHand(reference, 200);
    failed.status = 'failed';
    stripe.dispute(reference, 300, 'warning_needs_response');
    stripe.dispute(reference, 400, 'won');
    expect(await provider.lookUpMoves?.(reference, soon())).toMatchObject([
      { kind: 'refunded', amountMinor: 100, currency: 'USD', key: 'RE1' },
      { kind: 'refundFailed', amountMinor: 200, key: null, reason: 'requested_by_customer' },
      { kind: 'disputeWon', amountMinor: 400, key: null, reason: 'fraudulent' },
    ]);
  });

  it('says that a payment is being settled, each attempt by its own id', async () => {
    const reference = await started();
    const ids = new Set<string>();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      stripe.settleLate(reference);
      const state = await provider.lookUp(reference, soon());
      expect(state).toMatchObject({ kind: 'processing', reference, amountMinor: 2500 });
      if (typeof state === 'object') ids.add(state.id);
      stripe.failLate(reference);
      expect(await provider.lookUp(reference, soon())).toBe('pending');
    }
    expect(ids.size).toBe(2);
  });

  it('has no use for an event that is old, of another mode, or of nobody’s order', async () => {
    const reference = await started();
    const old = stripe.webhook(reference, 'payment_intent.succeeded', {
      now: new Date(Date.now() - 301_000),
    });
    expect(() => provider.verify(old.body, old.headers, soon())).toThrow(ForgedEvent);
    const live = stripeProvider(
      { ...stripe.access, secretKey: 'sk_live_x' },
      defaultPolicy,
      () => new Date(),
    );
    const { body, headers } = stripe.webhook(reference, 'payment_intent.succeeded');
    expect(() => live.verify(body, headers, soon())).toThrow(ForgedEvent);
    stripe.intents.set(reference, { ...stripe.intents.get(reference)!, metadata: {} });
    const foreign = stripe.webhook(reference, 'payment_intent.succeeded');
    expect(provider.verify(foreign.body, foreign.headers, soon())).toMatchObject({ kind: 'other' });
  });

  it('cancels what is open, and leaves alone what is over', async () => {
    const reference = await started();
    await provider.cancel(reference, soon());
    await provider.cancel(reference, soon());
    await provider.cancel('pi_0', soon());
    expect(await provider.lookUp(reference, soon())).toBe('gone');
    expect(await provider.lookUp('pi_0', soon())).toBe('gone');
    expect(await provider.lookUp(await started(), soon())).toBe('pending');
  });

  it('follows a refund that takes days, and never asks for a second one', async () => {
    const reference = await started();
    stripe.pay(reference);
    stripe.refundStatus = 'pending';
    const request = { key: `RE${reference}`, reference, amountMinor: 1000, currency: 'USD' };
    expect(await provider.refund(request, soon())).toBe('sent');
    expect(await provider.refund(request, soon())).toBe('sent');
    const [refund] = stripe.refunds.filter((one) => one.payment_intent === reference);
    if (refund) refund.status = 'succeeded';
    expect(await provider.refund(request, soon())).toBe('done');
    expect(stripe.refunds.filter((one) => one.payment_intent === reference)).toHaveLength(1);
    const more = { ...request, key: 'more', amountMinor: 1501 };
    await expect(provider.refund(more, soon())).rejects.toThrow(RefundRefused);
  });

  it('lists what was paid, page by page, and what of it went back', async () => {
    stripe.pageSize = 2;
    stripe.intents.clear();
    const references: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      const reference = await started();
      if (at !== 2) {
        stripe.pay(reference);
        references.push(reference);
      }
    }
    stripe.intents.set('pi_foreign', { ...stripe.intents.get(references[0] ?? '')!, metadata: {} });
    stripe.refundByHand(references[0] ?? '', 700);
    const now = Date.now();
    const period = { from: new Date(now - 60_000), until: new Date(now + 60_000) };
    const found = [];
    let after: string | null = null;
    do {
      const page: PaymentPage | undefined = await provider.list?.({ ...period, after }, soon());
      found.push(...(page?.payments ?? []));
      after = page?.next ?? null;
    } while (after !== null);
    const facts = { orderNo: 'PT1', amountMinor: 2500, currency: 'USD' };
    expect(found).toEqual(
      references.toReversed().map((reference) => ({
        ...facts,
        reference,
        refundedMinor: reference === references[0] ? 700 : 0,
      })),
    );
    const before = { from: new Date(now - 120_000), until: new Date(now - 60_000), after: null };
    expect(await provider.list?.(before, soon())).toEqual({ payments: [], next: null });
  });

  it('gives up by the signal, and quotes neither secrets nor what Stripe says', async () => {
    stripe.delay = 2000;
    const before = Date.now();
    await expect(provider.start(order, AbortSignal.timeout(50))).rejects.toThrow();
    expect(Date.now() - before).toBeLessThan(1500);
    stripe.delay = 0;
    stripe.refuse = 400;
    await expect(provider.start(order, soon())).rejects.toThrow(/^Stripe refused: [\w, ]+$/);
    stripe.refuse = undefined;
  });
});
