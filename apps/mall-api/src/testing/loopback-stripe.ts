import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import type { StripeAccess } from '../config/provider-settings';
import { createLoopbackServer } from './loopback-server';
import { addStripeRoutes } from './loopback-stripe-server';
import type { Change, Dispute, Fields, Intent, Refund } from './loopback-stripe-types';

/** A fake of the part of Stripe's API that the mall uses; rejects what Stripe rejects. */
export class LoopbackStripe {
  readonly secrets = ['whsec_loopbackOld', 'whsec_loopbackNew'];
  readonly intents = new Map<string, Intent>();
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  /** While set, every request gets this status. */
  refuse: number | undefined;
  /** Most payment intents of a page. */
  pageSize = 100;
  /** Milliseconds before each response. */
  delay = 0;
  /** The status of a new refund. */
  refundStatus: Refund['status'] = 'succeeded';
  private readonly answers = new Map<string, unknown>();
  private readonly app = createLoopbackServer();
  private names = 0;
  private base = '';

  static async start(): Promise<LoopbackStripe> {
    const stripe = new LoopbackStripe();
    await stripe.listen();
    return stripe;
  }

  get access(): StripeAccess {
    return {
      url: this.base,
      secretKey: 'sk_test_loopbacksecret',
      publishableKey: 'pk_test_loopback',
      webhookSecrets: this.secrets,
    };
  }

  close = () => this.app.close();

  /** The shopper pays; the received amount can be overridden. */
  pay(id: string, { amount, currency, orderNo }: Change = {}): void {
    const intent = this.find(id);
    intent.status = 'succeeded';
    intent.amount_received = amount ?? intent.amount;
    if (currency) intent.currency = currency.toLowerCase();
    if (orderNo) intent.metadata.order_no = orderNo;
  }

  /** The shopper pays by a method that settles late; each attempt has its own charge. */
  settleLate(id: string): void {
    const intent = this.find(id);
    intent.status = 'processing';
    intent.latest_charge = `ch_${(this.names += 1)}`;
  }

  /** It fails after all: the intent can be paid again. */
  failLate(id: string): void {
    this.find(id).status = 'requires_payment_method';
  }

  /** A person refunds in Stripe's dashboard, in Stripe's unit. */
  refundByHand(id: string, amount: number): Refund {
    return this.addRefund(id, amount, { reason: 'requested_by_customer' });
  }

  /** The bank of the payer disputes the payment. */
  dispute(id: string, amount: number, status: Dispute['status'] = 'needs_response'): Dispute {
    const dispute: Dispute = {
      id: `du_${(this.names += 1)}`,
      object: 'dispute',
      payment_intent: id,
      amount,
      currency: this.find(id).currency,
      reason: 'fraudulent',
      status,
    };
    this.disputes.push(dispute);
    return dispute;
  }

  /** A webhook as Stripe sends it, by default about the intent itself. */
  webhook(
    id: string,
    type: string,
    { secret = this.secrets[0], now = new Date(), object = undefined as object | undefined } = {},
  ) {
    const body = JSON.stringify({
      id: `evt_${(this.names += 1)}`,
      object: 'event',
      type,
      livemode: false,
      data: { object: object ?? this.find(id) },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: secret ?? '',
      timestamp: Math.floor(now.getTime() / 1000),
    });
    return { body, headers: { 'stripe-signature': signature } };
  }

  private find(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw new Error(`There is no payment intent ${id}`);
    return intent;
  }

  private async listen(): Promise<void> {
    const { app } = this;
    await addStripeRoutes(app, this);
    await app.listen({ host: '127.0.0.1', port: 0 });
    this.base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  }

  hasAnswered = (key: string): boolean => this.answers.has(key);

  /** The same idempotency key gets the same response. */
  once<T>(request: FastifyRequest, answer: () => T): T {
    const key = String(request.headers['idempotency-key']);
    if (!this.answers.has(key)) this.answers.set(key, answer());
    // Stores the response under its idempotency key
    return this.answers.get(key) as T;
  }

  create(fields: Fields): Intent {
    const id = `pi_${(this.names += 1)}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_loopback`,
      amount: Number(fields.amount),
      amount_received: 0,
      status: 'requires_payment_method',
      currency: fields.currency ?? '',
      metadata: { order_no: fields['metadata[order_no]'] ?? '' },
      latest_charge: null,
      created: Math.floor(Date.now() / 1000),
    };
    this.intents.set(id, intent);
    return intent;
  }

  giveBack(fields: Fields): Refund {
    return this.addRefund(fields.payment_intent ?? '', Number(fields.amount), {
      status: this.refundStatus,
      metadata: { refund_key: fields['metadata[refund_key]'] ?? '' },
    });
  }

  private addRefund(id: string, amount: number, more: Partial<Refund>): Refund {
    const refund: Refund = {
      id: `re_${(this.names += 1)}`,
      object: 'refund',
      status: 'succeeded',
      payment_intent: id,
      amount,
      currency: this.find(id).currency,
      reason: null,
      metadata: {},
      ...more,
    };
    this.refunds.push(refund);
    return refund;
  }
}
