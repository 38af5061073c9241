import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StripeAccess } from '../config/provider-settings';
import { sumOf } from '../money/allocate';
import type { Dispute, Fields, Intent, Refund } from './loopback-stripe-types';

/** The state of the fake, and what its routes do to it. */
interface StripeState {
  readonly access: StripeAccess;
  readonly intents: ReadonlyMap<string, Intent>;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly refuse: number | undefined;
  readonly delay: number;
  readonly pageSize: number;
  hasAnswered: (key: string) => boolean;
  once: <T>(request: FastifyRequest, answer: () => T) => T;
  create: (fields: Fields) => Intent;
  giveBack: (fields: Fields) => Refund;
  pay: (id: string) => void;
  webhook: (id: string, type: string) => { body: string; headers: Record<string, string> };
}

/** The routes of the fake Stripe: the API, and what a shopper does in its form. */
export async function addStripeRoutes(app: FastifyInstance, stripe: StripeState): Promise<void> {
  await app.register(formbody);
  app.addHook('preHandler', async (request, reply) => {
    await new Promise((resolve) => setTimeout(resolve, stripe.delay));
    if (stripe.refuse) return refused(reply, stripe.refuse, 'api_error', '');
    if (request.url.startsWith('/shopper/')) return undefined;
    if (request.headers.authorization !== `Bearer ${stripe.access.secretKey}`)
      return refused(reply, 401, 'invalid_request_error', 'api_key_invalid');
  });
  app.post<{ Body: Fields }>('/v1/payment_intents', (request, reply) =>
    reply.send(stripe.once(request, () => stripe.create(request.body))),
  );
  app.get<{ Querystring: Fields }>('/v1/payment_intents', ({ query }, reply) => {
    const [from, until] = [Number(query['created[gte]']), Number(query['created[lt]'])];
    // Newest first
    const all = [...stripe.intents.values()]
      .filter(({ created }) => created >= from && created < until)
      .toReversed();
    const after = all.findIndex(({ id }) => id === query.starting_after) + 1;
    const data = all.slice(after, after + Math.min(Number(query.limit), stripe.pageSize));
    const has_more = after + data.length < all.length;
    const expanded = data.map((intent) => ({
      ...intent,
      latest_charge: {
        id: `ch_${intent.id}`,
        object: 'charge',
        amount_refunded: sumOf(
          stripe.refunds.filter((refund) => refund.payment_intent === intent.id),
          ({ amount }) => amount,
        ),
      },
    }));
    return reply.send({ object: 'list', url: '/v1/payment_intents', has_more, data: expanded });
  });
  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', ({ params }, reply) =>
    reply.send(stripe.intents.get(params.id) ?? missing(reply)),
  );
  app.post<{ Params: { id: string } }>('/v1/payment_intents/:id/cancel', ({ params }, reply) => {
    const intent = stripe.intents.get(params.id);
    if (!intent) return reply.send(missing(reply));
    if (intent.status !== 'requires_payment_method') {
      return refused(reply, 400, 'invalid_request_error', 'payment_intent_unexpected_state');
    }
    intent.status = 'canceled';
    return reply.send(intent);
  });
  app.get<{ Querystring: Fields }>('/v1/refunds', ({ query }, reply) => {
    const data = stripe.refunds.filter((refund) => refund.payment_intent === query.payment_intent);
    return reply.send({ object: 'list', url: '/v1/refunds', has_more: false, data });
  });
  app.get<{ Querystring: Fields }>('/v1/disputes', ({ query }, reply) => {
    const data = stripe.disputes.filter(
      (dispute) => dispute.payment_intent === query.payment_intent,
    );
    return reply.send({ object: 'list', url: '/v1/disputes', has_more: false, data });
  });
  app.post<{ Body: Fields }>('/v1/refunds', (request, reply) => {
    const { payment_intent: id = '', amount } = request.body;
    const intent = stripe.intents.get(id);
    if (!intent) return reply.send(missing(reply));
    const given = stripe.refunds.filter((refund) => refund.payment_intent === id);
    const left = given.reduce((rest, refund) => rest - refund.amount, intent.amount_received);
    const key = String(request.headers['idempotency-key']);
    if (Number(amount) > left && !stripe.hasAnswered(key))
      return refused(reply, 400, 'invalid_request_error', 'charge_already_refunded');
    return reply.send(stripe.once(request, () => stripe.giveBack(request.body)));
  });
  // `POST /shopper/:id?mall=…`: the shopper pays in the form, and the mall's server gets the webhook
  app.post<{ Params: { id: string }; Querystring: Fields }>(
    '/shopper/:id',
    async ({ params, query }) => {
      stripe.pay(params.id);
      const { body, headers } = stripe.webhook(params.id, 'payment_intent.succeeded');
      const url = `${query.mall}/api/pay/webhook/stripe`;
      const response = await fetch(url, { method: 'POST', body, headers });
      return { status: response.status };
    },
  );
}

const refused = (reply: FastifyReply, status: number, type: string, code: string) =>
  reply
    .code(status)
    .send({ error: { type, code, message: 'quotes pi_secret and sk_test_loopback' } });

function missing(reply: FastifyReply) {
  reply.code(404);
  return { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' } };
}
