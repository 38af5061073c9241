import type { FastifyInstance } from 'fastify';
import type { PaypalAccess } from '../config/provider-settings';
import { servePaypal } from './loopback-paypal-server';
import type { Amount, Dispute, Order, PurchaseUnit, Refund } from './loopback-paypal-types';
import { SIGNATURE_PREFIX } from './loopback-paypal-types';
import type { Change } from './loopback-stripe-types';

/** A fake of the part of PayPal's API that the mall uses; rejects what PayPal rejects. */
export class LoopbackPaypal {
  readonly orders = new Map<string, Order>();
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  /** While set, every request gets this status. */
  refuse: number | undefined;
  /** Milliseconds before each response. */
  delay = 0;
  refundStatus: Refund['status'] = 'COMPLETED';
  /** The capture is declined. */
  declines = false;
  /** The money of a capture arrives later. */
  settlesLate = false;
  private readonly answers = new Map<string, unknown>();
  private app: FastifyInstance | undefined;
  token = 'loopback-token';
  private names = 0;
  private base = '';

  static async start(): Promise<LoopbackPaypal> {
    const paypal = new LoopbackPaypal();
    const { app, url } = await servePaypal(paypal);
    paypal.app = app;
    paypal.base = url;
    return paypal;
  }

  get access(): PaypalAccess {
    return {
      url: this.base,
      clientId: 'loopback-client',
      clientSecret: 'loopback-client-secret',
      webhookId: 'WH-LOOPBACK',
    };
  }

  close = async () => this.app?.close();

  /** Revokes the tokens issued before. */
  withdrawToken(): void {
    this.token = `loopback-token-${(this.names += 1)}`;
  }

  /** The shopper approves; the captured amount can be overridden. */
  approve(id: string, change: Change = {}): void {
    const order = this.find(id);
    order.status = 'APPROVED';
    order.change = change;
  }

  /** The money of a capture arrives, or does not. */
  settle(id: string, status: 'COMPLETED' | 'DECLINED'): void {
    const [capture] = this.find(id).purchase_units[0].payments?.captures ?? [];
    if (capture) capture.status = status;
  }

  /** The payer opens a dispute. */
  dispute(id: string, value: string): Dispute {
    const capture = this.captureOf(id);
    const dispute: Dispute = {
      dispute_id: `PP-D-${(this.names += 1)}`,
      status: 'OPEN',
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      dispute_amount: { ...capture.amount, value },
      capture: capture.id,
    };
    this.disputes.push(dispute);
    return dispute;
  }

  /** A person refunds on PayPal's site. */
  refundByHand(id: string, value: string): Refund {
    const { id: capture, amount } = this.captureOf(id);
    return this.giveBack(capture, { ...amount, value });
  }

  private captureOf(id: string) {
    const [capture] = this.find(id).purchase_units[0].payments?.captures ?? [];
    if (!capture) throw new Error(`Nothing was captured of ${id}`);
    return capture;
  }

  orderOfCapture = (capture: string) =>
    [...this.orders.values()].find(({ purchase_units: [unit] }) =>
      unit.payments?.captures.some(({ id }) => id === capture),
    );

  /** A webhook as PayPal sends it, by default of the approval or of the capture. */
  webhook(
    id: string,
    type: string,
    signature = SIGNATURE_PREFIX,
    resource: object = resourceOf(id, type),
  ) {
    const body = JSON.stringify({ id: `WH-${(this.names += 1)}`, event_type: type, resource });
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': 'transmission',
      'paypal-transmission-time': '2026-01-01T00:00:00Z',
      // The fake signs a body by its length, which is enough to detect changes
      'paypal-transmission-sig': `${signature}-${body.length}`,
    };
    return { body, headers };
  }

  private find(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw new Error(`There is no order ${id}`);
    return order;
  }

  hasAnswered = (key: string) => this.answers.has(key);

  /** The same request id gets the same response. */
  once<T>(key: string, answer: () => T): T {
    if (!this.answers.has(key)) this.answers.set(key, answer());
    // Stores the response under its request id
    return this.answers.get(key) as T;
  }

  create([unit]: [PurchaseUnit]): Order {
    const id = `PP${(this.names += 1)}`;
    const links = [{ rel: 'payer-action', href: `https://www.paypal.com/checkoutnow?token=${id}` }];
    const order: Order = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [unit],
      links,
      change: {},
    };
    this.orders.set(id, order);
    return order;
  }

  take(order: Order): Order {
    const [unit] = order.purchase_units;
    const { amount = Number(unit.amount.value) * 100, currency, orderNo } = order.change;
    if (orderNo) unit.custom_id = orderNo;
    const taken = {
      value: (amount / 100).toFixed(2),
      currency_code: currency ?? unit.amount.currency_code,
    };
    order.status = 'COMPLETED';
    const status = this.settlesLate ? 'PENDING' : 'COMPLETED';
    unit.payments = { captures: [{ id: `${order.id}-c`, status, amount: taken }], refunds: [] };
    return order;
  }

  /** Whether a capture has that much left. */
  isCovered(capture: string, { value }: Amount): boolean {
    const [unit] = this.orderOfCapture(capture)?.purchase_units ?? [];
    const taken = Number(unit?.payments?.captures[0]?.amount.value ?? 0);
    const given = this.refunds.filter((refund) => refund.capture === capture);
    return given.reduce((left, { amount }) => left - Number(amount.value), taken) >= Number(value);
  }

  giveBack(capture: string, amount: Amount, key?: string): Refund {
    const refund: Refund = {
      id: `R${(this.names += 1)}`,
      status: this.refundStatus,
      capture,
      amount,
      ...(key && { invoice_id: key }),
    };
    this.refunds.push(refund);
    this.orderOfCapture(capture)?.purchase_units[0].payments?.refunds?.push(refund);
    return refund;
  }
}

const resourceOf = (id: string, type: string) =>
  type.startsWith('CHECKOUT.')
    ? { id }
    : { id: `${id}-capture`, supplementary_data: { related_ids: { order_id: id } } };
