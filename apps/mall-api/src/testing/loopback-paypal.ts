import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { PaypalAccess } from '../config/provider-settings';
import type { Change } from './loopback-stripe';

interface Amount {
  currency_code: string;
  value: string;
}

interface Capture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  amount: Amount;
}

interface Unit {
  custom_id: string;
  amount: Amount;
  payments?: { captures: Capture[] };
}

interface Order {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  purchase_units: [Unit];
  links: { rel: string; href: string }[];
  change: Change;
}

interface Refund {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  capture: string;
  amount: Amount;
}

const SIGNED = 'signed-by-the-loopback';

/** A fake of the part of PayPal's API that the mall uses; rejects what PayPal rejects. */
export class LoopbackPaypal {
  readonly orders = new Map<string, Order>();
  readonly refunds: Refund[] = [];
  /** While set, every request gets this status. */
  refuse: number | undefined;
  /** Milliseconds before each response. */
  delay = 0;
  refundStatus: Refund['status'] = 'COMPLETED';
  /** The capture is declined. */
  declines = false;
  private readonly answers = new Map<string, unknown>();
  private readonly app = fastify();
  private token = 'loopback-token';
  private names = 0;
  private base = '';

  static async start(): Promise<LoopbackPaypal> {
    const paypal = new LoopbackPaypal();
    await paypal.listen();
    return paypal;
  }

  get access(): PaypalAccess {
    return {
      ...{ url: this.base, clientId: 'loopback-client', clientSecret: 'loopback-client-secret' },
      webhookId: 'WH-LOOPBACK',
    };
  }

  close = () => this.app.close();

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

  /** A webhook as PayPal sends it, of the approval or of the capture. */
  webhook(id: string, type: string, signature = SIGNED) {
    const isOfOrder = type.startsWith('CHECKOUT.');
    const resource = isOfOrder
      ? { id }
      : { id: `${id}-capture`, supplementary_data: { related_ids: { order_id: id } } };
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

  private async listen(): Promise<void> {
    const { app } = this;
    await app.register(formbody);
    app.addHook('preHandler', async (request, reply) => {
      await new Promise((resolve) => setTimeout(resolve, this.delay));
      if (this.refuse) return issue(reply, this.refuse, 'INTERNAL_SERVER_ERROR');
      if (!this.isAllowed(request)) return issue(reply, 401, 'AUTHENTICATION_FAILURE');
    });
    app.post('/v1/oauth2/token', (_request, reply) =>
      reply.send({ access_token: this.token, expires_in: 32_400 }),
    );
    app.post<{ Body: { purchase_units: [Unit] } }>('/v2/checkout/orders', (request, reply) =>
      reply.send(this.once(request, () => this.create(request.body.purchase_units))),
    );
    app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', ({ params }, reply) => {
      const order = this.orders.get(params.id);
      return order ? reply.send(order) : issue(reply, 404, 'INVALID_RESOURCE_ID');
    });
    app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', (request, reply) => {
      const order = this.orders.get(request.params.id);
      if (!order) return issue(reply, 404, 'INVALID_RESOURCE_ID');
      if (order.status === 'PAYER_ACTION_REQUIRED') return issue(reply, 422, 'ORDER_NOT_APPROVED');
      if (this.declines) return issue(reply, 422, 'INSTRUMENT_DECLINED');
      return reply.send(this.once(request, () => this.take(order)));
    });
    app.post<{ Params: { id: string }; Body: { amount: Amount } }>(
      '/v2/payments/captures/:id/refund',
      (request, reply) => {
        const refunded = this.refunds.some(({ capture }) => capture === request.params.id);
        if (refunded && !this.answers.has(keyOf(request)))
          return issue(reply, 422, 'CAPTURE_FULLY_REFUNDED');
        return reply.send(
          this.once(request, () => this.giveBack(request.params.id, request.body.amount)),
        );
      },
    );
    app.post<{ Body: Record<string, unknown> }>(
      '/v1/notifications/verify-webhook-signature',
      ({ body }, reply) => {
        const sent = JSON.stringify(body.webhook_event);
        const isRight =
          body.webhook_id === 'WH-LOOPBACK' && body.transmission_sig === `${SIGNED}-${sent.length}`;
        return reply.send({ verification_status: isRight ? 'SUCCESS' : 'FAILURE' });
      },
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
    this.base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  }

  private isAllowed({ url, headers }: FastifyRequest): boolean {
    const { clientId, clientSecret } = this.access;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const expected = url === '/v1/oauth2/token' ? `Basic ${basic}` : `Bearer ${this.token}`;
    return headers.authorization === expected;
  }

  /** The same request id gets the same response */
  private once<T>(request: FastifyRequest, answer: () => T): T {
    const key = keyOf(request);
    if (!this.answers.has(key)) this.answers.set(key, answer());
    // Stores the response under its request id
    return this.answers.get(key) as T;
  }

  private create([unit]: [Unit]): Order {
    const id = `PP${(this.names += 1)}`;
    const links = [{ rel: 'payer-action', href: `https://www.paypal.com/checkoutnow?token=${id}` }];
    const order: Order = {
      ...{ id, status: 'PAYER_ACTION_REQUIRED', purchase_units: [unit], links, change: {} },
    };
    this.orders.set(id, order);
    return order;
  }

  private take(order: Order): Order {
    const [unit] = order.purchase_units;
    const { amount = Number(unit.amount.value) * 100, currency, orderNo } = order.change;
    if (orderNo) unit.custom_id = orderNo;
    const taken = {
      value: (amount / 100).toFixed(2),
      currency_code: currency ?? unit.amount.currency_code,
    };
    order.status = 'COMPLETED';
    unit.payments = { captures: [{ id: `${order.id}-c`, status: 'COMPLETED', amount: taken }] };
    return order;
  }

  private giveBack(capture: string, amount: Amount): Refund {
    const refund = {
      ...{ id: `R${(this.names += 1)}`, status: this.refundStatus, capture, amount },
    };
    this.refunds.push(refund);
    return refund;
  }
}

const keyOf = ({ headers }: FastifyRequest) => String(headers['paypal-request-id']);

const issue = (reply: FastifyReply, status: number, name: string) =>
  reply
    .code(status)
    .header('paypal-debug-id', 'debug')
    .send({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }], message: 'loopback-token' });
