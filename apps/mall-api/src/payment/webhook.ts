import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../kernel/context';
import { ForgedEvent, type PaymentEvent, type PaymentProvider } from '../kernel/payment-provider';
import { callProvider } from './call-provider';
import { recordMovedMoney } from './moved-money';
import { reconcilePayment } from './reconcile';
import { providerOf } from './registry';
import { isRefused, refundReason } from './rules';
import { settle } from './settle';
import { findPayment } from './store';
import { createWebhookIntake } from './webhook-intake';

/**
 * `POST /api/pay/webhook/:provider`: where providers report payments. It is not part of the storefront's API,
 * so it responds with actual HTTP statuses: 200 accepted, already known or irrelevant; 400 rejected; 5xx
 * failed, to be retried.
 */
export function webhookRoute(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    const intake = createWebhookIntake(deps.policy.load.webhooks);
    scope.addHook<{ Params: { provider: string } }>('onRequest', async (request, reply) => {
      // A provider repeats it to whoever becomes the mall
      if (deps.settings.isRestored) return reply.code(503).send({ outcome: 'restored' });
      intake.admit(request, reply);
      if (!providerOf(deps, request.params.provider))
        return reply.code(400).send({ outcome: 'refused' });
    });
    // A signature covers the raw bytes
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      '/api/pay/webhook/:provider',
      async (request, reply) => {
        const provider = providerOf(deps, request.params.provider);
        const event =
          provider && (await intake.verify(request, () => verified(deps, provider, request)));
        if (!provider || !event) return reply.code(400).send({ outcome: 'refused' });
        if (event.kind === 'other') return reply.send({ outcome: 'ignored' });
        if (event.kind === 'moved') {
          const outcome = await recordMovedMoney(deps, provider.name, event.reference);
          return reply.code(outcome === 'mismatch' ? 400 : 200).send({ outcome });
        }
        if (event.kind === 'changed' || (await isDoubtful(deps, provider, event))) {
          return reply.send({
            outcome: await reconcilePayment(deps, provider.name, event.reference),
          });
        }
        const outcome = await settle(deps, provider.name, event);
        const details = {
          provider: provider.name,
          event: event.id,
          orderNo: event.orderNo,
          outcome,
        };
        if (outcome === 'replayed') return reply.send({ outcome });
        if (refundReason(outcome)) request.log.error(details, 'payment to be refunded');
        if (isRefused(outcome)) {
          request.log.error(details, 'payment event refused');
          return reply.code(400).send({ outcome });
        }
        return reply.send({ outcome });
      },
    );
  });
}

/** An earlier attempt may have failed while a later one is being settled: the provider knows. */
async function isDoubtful({ db }: Deps, { name }: PaymentProvider, event: PaymentEvent) {
  if (event.kind !== 'failed') return false;
  return (await findPayment(db, name, event.reference))?.status === 'processing';
}

async function verified(deps: Deps, provider: PaymentProvider, request: FastifyRequest) {
  try {
    return await callProvider(deps, async (signal) =>
      provider.verify(String(request.body ?? ''), request.headers, signal),
    );
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    request.log.warn({ provider: provider.name, reason: error.message }, 'webhook refused');
    return undefined;
  }
}
