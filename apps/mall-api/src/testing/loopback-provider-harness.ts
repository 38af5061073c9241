import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Database } from '../db/schema';
import type { PaymentEvent } from '../kernel/payment-provider';
import { sign, SIGNATURE_HEADER } from '../payment/test-provider/signature';
import { LoopbackPaypal } from './loopback-paypal';
import { LoopbackStripe } from './loopback-stripe';
import type { Change } from './loopback-stripe-types';

interface Webhook {
  body: string;
  headers: IncomingHttpHeaders;
}

/** A payment provider on the loopback interface, and the shopper's actions there. */
export interface ProviderHarness {
  payType: string;
  settings: Partial<Settings>;
  /** Secrets that must never be logged. */
  secrets: string[];
  /** The shopper pays, or approves where the mall captures the payment. */
  pay(reference: string, change?: Change): Promise<void>;
  /** The webhook for it. */
  webhook(reference: string, now: Date): Promise<Webhook>;
  /** The same, signed by somebody who does not know the secret. */
  forged(reference: string, now: Date): Promise<Webhook>;
  /** The amount paid by the shopper, less refunds. */
  balance(reference: string): Promise<number>;
  /** Responds to everything with this status; undefined: normally. */
  refuse(status: number | undefined): void;
  close(): Promise<unknown>;
}

export async function stripeHarness(): Promise<ProviderHarness> {
  const stripe = await LoopbackStripe.start();
  const succeeded = 'payment_intent.succeeded';
  return {
    payType: 'stripe',
    settings: { stripe: stripe.access },
    secrets: [stripe.access.secretKey, ...stripe.secrets, '_secret_'],
    pay: async (reference, change) => stripe.pay(reference, change),
    webhook: async (reference, now) => stripe.webhook(reference, succeeded, { now }),
    forged: async (reference, now) =>
      stripe.webhook(reference, succeeded, { secret: 'whsec_guess', now }),
    async balance(reference) {
      const back = stripe.refunds.filter((refund) => refund.payment_intent === reference);
      const taken = stripe.intents.get(reference)?.amount_received ?? 0;
      return back.reduce((rest, { amount }) => rest - amount, taken);
    },
    refuse: (status) => void (stripe.refuse = status),
    close: stripe.close,
  };
}

export async function paypalHarness(): Promise<ProviderHarness> {
  const paypal = await LoopbackPaypal.start();
  const approved = 'CHECKOUT.ORDER.APPROVED';
  return {
    payType: 'paypal',
    settings: { paypal: paypal.access },
    secrets: [paypal.access.clientSecret, 'loopback-token'],
    pay: async (reference, change) => paypal.approve(reference, change),
    webhook: async (reference) => paypal.webhook(reference, approved),
    forged: async (reference) => paypal.webhook(reference, approved, 'guess'),
    async balance(reference) {
      const captures = paypal.orders.get(reference)?.purchase_units[0].payments?.captures ?? [];
      const ids = captures.map(({ id }) => id);
      const back = paypal.refunds.filter(({ capture }) => ids.includes(capture));
      const sum = (of: readonly { amount: { value: string } }[]) =>
        of.reduce((all, { amount }) => all + Math.round(Number(amount.value) * 100), 0);
      return sum(captures) - sum(back);
    },
    refuse: (status) => void (paypal.refuse = status),
    close: paypal.close,
  };
}

/** The embedded provider, under its own name or another, on the database of the mall. */
export function testHarness(payType: string, paymentSecret: string, db: () => Kysely<Database>) {
  const find = (reference: string) =>
    db()
      .selectFrom('test_payment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const signedBy = (secret: string) => async (reference: string, now: Date) => {
    const payment = await find(reference);
    const event: PaymentEvent = {
      id: payment.event_id ?? '',
      kind: 'paid',
      reference,
      orderNo: payment.order_no,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
    };
    const body = JSON.stringify(event);
    return { body, headers: { [SIGNATURE_HEADER]: sign(secret, body, now) } };
  };
  const harness: ProviderHarness = {
    payType,
    settings: { paymentSecret },
    secrets: [paymentSecret],
    async pay(reference, { amount, currency, orderNo } = {}) {
      await db()
        .updateTable('test_payment')
        .set({ state: 'paid', event_id: `evt_${reference}` })
        .set({ ...(amount && { amount_minor: amount }), ...(currency && { currency }) })
        .set({ ...(orderNo && { order_no: orderNo }) })
        .where('reference', '=', reference)
        .execute();
    },
    webhook: signedBy(paymentSecret),
    forged: signedBy('guess'),
    async balance(reference) {
      const { state, amount_minor: amount, refunds } = await find(reference);
      const taken = state === 'paid' ? amount : 0;
      return Object.values(refunds).reduce((rest, back) => rest - back, taken);
    },
    refuse: () => {},
    close: () => Promise.resolve(),
  };
  return harness;
}
