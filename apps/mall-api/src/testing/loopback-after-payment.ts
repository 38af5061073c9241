import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Database } from '../db/schema';
import type { MoneyMove } from '../kernel/payment-provider';
import type { MallCurrency } from '../money/currency';
import { toPaypal } from '../payment/paypal/amounts';
import { toStripe } from '../payment/stripe/amounts';
import { sign, SIGNATURE_HEADER } from '../payment/test-provider/signature';
import { LoopbackPaypal } from './loopback-paypal';
import { LoopbackStripe } from './loopback-stripe';

interface Webhook {
  body: string;
  headers: IncomingHttpHeaders;
}

/** What can happen at a provider besides what the mall asks for. Each resolves to the webhook for it. */
export interface AfterPayment {
  payType: string;
  settings: Partial<Settings>;
  /** The shopper pays, at once or by a method that settles late. */
  pay(reference: string, how?: 'atOnce' | 'late'): Promise<Webhook>;
  /** The money of a late payment arrives, or does not. */
  settle(reference: string, isPaid: boolean): Promise<Webhook>;
  /** A person refunds on the provider's site. */
  refund(reference: string, minor: number): Promise<Webhook>;
  /** The payer disputes an amount. */
  dispute(reference: string, minor: number): Promise<Webhook>;
  /** The last dispute is decided. */
  decide(reference: string, isWon: boolean): Promise<Webhook>;
  /** The webhook of the last refund, whoever requested it. */
  echo(reference: string): Promise<Webhook>;
  close(): Promise<unknown>;
}

export type OpenAfterPayment = (
  mall: MallCurrency,
  at: { db: () => Kysely<Database>; now: () => Date; secret: string },
) => Promise<AfterPayment>;

export const stripeAfterPayment: OpenAfterPayment = async (mall, { now }) => {
  const stripe = await LoopbackStripe.start();
  const { currency } = mall.currency;
  const unit = (minor: number) => toStripe(mall, minor, currency);
  const webhook = async (id: string, type: string, object?: object) =>
    stripe.webhook(id, type, { now: now(), ...(object && { object }) });
  const last = <Row extends { payment_intent: string }>(rows: readonly Row[], id: string) =>
    rows.findLast(({ payment_intent: intent }) => intent === id);
  return {
    payType: 'stripe',
    settings: { stripe: stripe.access },
    async pay(id, how) {
      if (how === 'late') stripe.settleLate(id);
      else stripe.pay(id);
      return webhook(id, `payment_intent.${how === 'late' ? 'processing' : 'succeeded'}`);
    },
    async settle(id, isPaid) {
      if (isPaid) stripe.pay(id);
      else stripe.failLate(id);
      return webhook(id, `payment_intent.${isPaid ? 'succeeded' : 'payment_failed'}`);
    },
    refund: async (id, minor) =>
      webhook(id, 'refund.created', stripe.refundByHand(id, unit(minor))),
    dispute: async (id, minor) =>
      webhook(id, 'charge.dispute.created', stripe.dispute(id, unit(minor))),
    async decide(id, isWon) {
      const dispute = last(stripe.disputes, id);
      if (dispute) dispute.status = isWon ? 'won' : 'lost';
      return webhook(id, 'charge.dispute.closed', dispute);
    },
    echo: async (id) => webhook(id, 'charge.refunded', last(stripe.refunds, id)),
    close: stripe.close,
  };
};

export const paypalAfterPayment: OpenAfterPayment = async (mall) => {
  const paypal = await LoopbackPaypal.start();
  const value = (minor: number) => toPaypal(mall, minor, mall.currency.currency).value;
  /** As PayPal writes it: without the order. */
  const ofRefund = (id: string, refund: { id: string; capture: string } | undefined) =>
    paypal.webhook(id, 'PAYMENT.CAPTURE.REFUNDED', undefined, {
      id: refund?.id,
      links: [
        { rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${refund?.capture}` },
      ],
    });
  const ofDispute = (id: string, type: string) =>
    paypal.webhook(id, `CUSTOMER.DISPUTE.${type}`, undefined, {
      disputed_transactions: [{ seller_transaction_id: `${id}-c` }],
    });
  return {
    payType: 'paypal',
    settings: { paypal: paypal.access },
    async pay(id, how) {
      paypal.settlesLate = how === 'late';
      paypal.approve(id);
      return paypal.webhook(id, 'CHECKOUT.ORDER.APPROVED');
    },
    async settle(id, isPaid) {
      paypal.settle(id, isPaid ? 'COMPLETED' : 'DECLINED');
      return paypal.webhook(id, `PAYMENT.CAPTURE.${isPaid ? 'COMPLETED' : 'DENIED'}`);
    },
    refund: async (id, minor) => ofRefund(id, paypal.refundByHand(id, value(minor))),
    async dispute(id, minor) {
      paypal.dispute(id, value(minor));
      return ofDispute(id, 'CREATED');
    },
    async decide(id, isWon) {
      const dispute = paypal.disputes.findLast(({ capture }) => capture === `${id}-c`);
      if (dispute) {
        dispute.status = 'RESOLVED';
        dispute.dispute_outcome = {
          outcome_code: `RESOLVED_${isWon ? 'SELLER' : 'BUYER'}_FAVOUR`,
        };
      }
      return ofDispute(id, 'RESOLVED');
    },
    echo: async (id) =>
      ofRefund(
        id,
        paypal.refunds.findLast(({ capture }) => capture === `${id}-c`),
      ),
    close: paypal.close,
  };
};

export const testAfterPayment: OpenAfterPayment = async (_mall, { db, now, secret }) => {
  let names = 0;
  const find = (reference: string) =>
    db()
      .selectFrom('test_payment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const webhook = async (reference: string, kind?: string): Promise<Webhook> => {
    const { order_no: orderNo, amount_minor: amountMinor, ...payment } = await find(reference);
    const { currency, state } = payment;
    const id = payment.event_id ?? '';
    const event = { id, kind: kind ?? state, reference, orderNo, amountMinor, currency };
    const body = JSON.stringify(event);
    return { body, headers: { [SIGNATURE_HEADER]: sign(secret, body, now()) } };
  };
  const set = async (reference: string, state: 'processing' | 'paid' | 'failed') => {
    const values = { state, event_id: `evt_${reference}_${(names += 1)}` };
    await db().updateTable('test_payment').set(values).where('reference', '=', reference).execute();
    return webhook(reference);
  };
  const move = async (reference: string, change: (moves: MoneyMove[]) => MoneyMove[]) => {
    const moves = JSON.stringify(change((await find(reference)).moves));
    await db()
      .updateTable('test_payment')
      .set({ moves: moves as never })
      .where('reference', '=', reference)
      .execute();
    return webhook(reference, 'moved');
  };
  const add = async (reference: string, kind: MoneyMove['kind'], amountMinor: number) => {
    const { currency } = await find(reference);
    const subject = `mv_${(names += 1)}`;
    return move(reference, (moves) => [
      ...moves,
      { subject, kind, amountMinor, currency, reason: null, key: null },
    ]);
  };
  return {
    payType: 'test',
    settings: { paymentSecret: secret },
    pay: (reference, how) => set(reference, how === 'late' ? 'processing' : 'paid'),
    settle: (reference, isPaid) => set(reference, isPaid ? 'paid' : 'failed'),
    refund: (reference, minor) => add(reference, 'refunded', minor),
    dispute: (reference, minor) => add(reference, 'disputed', minor),
    decide: (reference, isWon) =>
      move(reference, (moves) =>
        moves.map((one) =>
          one.kind === 'disputed' ? { ...one, kind: isWon ? 'disputeWon' : 'disputeLost' } : one,
        ),
      ),
    echo: (reference) => webhook(reference, 'moved'),
    close: () => Promise.resolve(),
  };
};
