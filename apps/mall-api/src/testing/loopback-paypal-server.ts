import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaypalAccess } from '../config/provider-settings';
import type {
  Amount,
  Capture,
  Dispute,
  Order,
  PurchaseUnit,
  Refund,
} from './loopback-paypal-types';
import { SIGNATURE_PREFIX } from './loopback-paypal-types';
import { createLoopbackServer } from './loopback-server';

/** The state of the fake, and what its routes do to it. */
interface PaypalState {
  readonly access: PaypalAccess;
  readonly token: string;
  readonly orders: ReadonlyMap<string, Order>;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly refuse: number | undefined;
  readonly delay: number;
  readonly declines: boolean;
  hasAnswered: (key: string) => boolean;
  once: <T>(key: string, answer: () => T) => T;
  create: (units: [PurchaseUnit]) => Order;
  take: (order: Order) => Order;
  giveBack: (capture: string, amount: Amount, key?: string) => Refund;
  isCovered: (capture: string, amount: Amount) => boolean;
  orderOfCapture: (capture: string) => Order | undefined;
}

/** Serves the routes of PayPal's API that the mall calls. */
export async function servePaypal(paypal: PaypalState) {
  const app = createLoopbackServer();
  await app.register(formbody);
  app.addHook('preHandler', async (request, reply) => {
    await new Promise((resolve) => setTimeout(resolve, paypal.delay));
    if (paypal.refuse) return issue(reply, paypal.refuse, 'INTERNAL_SERVER_ERROR');
    if (!isAllowed(paypal, request)) return issue(reply, 401, 'AUTHENTICATION_FAILURE');
  });
  app.post('/v1/oauth2/token', (_request, reply) =>
    reply.send({ access_token: paypal.token, expires_in: 32_400 }),
  );
  app.post<{ Body: { purchase_units: [PurchaseUnit] } }>('/v2/checkout/orders', (request, reply) =>
    reply.send(paypal.once(keyOf(request), () => paypal.create(request.body.purchase_units))),
  );
  app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', ({ params }, reply) => {
    const order = paypal.orders.get(params.id);
    return order ? reply.send(order) : issue(reply, 404, 'INVALID_RESOURCE_ID');
  });
  app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', (request, reply) => {
    const order = paypal.orders.get(request.params.id);
    if (!order) return issue(reply, 404, 'INVALID_RESOURCE_ID');
    if (order.status === 'PAYER_ACTION_REQUIRED') return issue(reply, 422, 'ORDER_NOT_APPROVED');
    if (paypal.declines) return issue(reply, 422, 'INSTRUMENT_DECLINED');
    return reply.send(paypal.once(keyOf(request), () => paypal.take(order)));
  });
  app.get<{ Params: { id: string } }>('/v2/payments/captures/:id', ({ params }, reply) => {
    const order = paypal.orderOfCapture(params.id);
    if (!order) return issue(reply, 404, 'INVALID_RESOURCE_ID');
    const [capture] = order.purchase_units[0].payments?.captures ?? [];
    const related = { supplementary_data: { related_ids: { order_id: order.id } } };
    return reply.send({ ...(capture satisfies Capture | undefined), ...related });
  });
  app.get<{ Querystring: { disputed_transaction_id: string } }>(
    '/v1/customer/disputes',
    ({ query }, reply) => {
      const found = paypal.disputes.filter(
        ({ capture }) => capture === query.disputed_transaction_id,
      );
      return reply.send({ items: found.map(({ dispute_id: id }) => ({ dispute_id: id })) });
    },
  );
  app.get<{ Params: { id: string } }>('/v1/customer/disputes/:id', ({ params }, reply) => {
    const dispute = paypal.disputes.find(({ dispute_id: id }) => id === params.id);
    return dispute ? reply.send(dispute) : issue(reply, 404, 'INVALID_RESOURCE_ID');
  });
  app.post<{ Params: { id: string }; Body: { amount: Amount; invoice_id?: string } }>(
    '/v2/payments/captures/:id/refund',
    (request, reply) => {
      const { params, body } = request;
      if (!paypal.hasAnswered(keyOf(request)) && !paypal.isCovered(params.id, body.amount))
        return issue(reply, 422, 'REFUND_AMOUNT_EXCEEDED');
      const { amount, invoice_id: key } = body;
      return reply.send(paypal.once(keyOf(request), () => paypal.giveBack(params.id, amount, key)));
    },
  );
  app.post<{ Body: Record<string, unknown> }>(
    '/v1/notifications/verify-webhook-signature',
    ({ body }, reply) => {
      const sent = JSON.stringify(body.webhook_event);
      const isRight =
        body.webhook_id === 'WH-LOOPBACK' &&
        body.transmission_sig === `${SIGNATURE_PREFIX}-${sent.length}`;
      return reply.send({ verification_status: isRight ? 'SUCCESS' : 'FAILURE' });
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

function isAllowed({ access, token }: PaypalState, { url, headers }: FastifyRequest): boolean {
  const basic = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64');
  const expected = url === '/v1/oauth2/token' ? `Basic ${basic}` : `Bearer ${token}`;
  return headers.authorization === expected;
}

const keyOf = ({ headers }: FastifyRequest) => String(headers['paypal-request-id']);

const issue = (reply: FastifyReply, status: number, name: string) =>
  reply
    .code(status)
    .header('paypal-debug-id', 'debug')
    .send({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }], message: 'loopback-token' });
