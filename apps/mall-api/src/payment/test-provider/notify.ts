import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kernel/context';
import type { PaymentEvent } from '../../kernel/payment-provider';
import { sign, SIGNATURE_HEADER } from './signature';
import { recordNotified, type TestPayment } from './store';

/** This process over the network, as an external provider would reach it. */
function ownUrl(app: FastifyInstance, deps: Deps): string {
  const bound: AddressInfo | string | null = app.server.address();
  if (bound === null || typeof bound === 'string') return deps.settings.publicUrl;
  if (bound.address === '0.0.0.0' || bound.address === '::')
    return `http://localhost:${bound.port}`;
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return `http://${host}:${bound.port}`;
}

/** Reports a payment's state to the mall by a signed webhook. True when the mall has accepted it. */
export async function notify(app: FastifyInstance, deps: Deps, payment: TestPayment) {
  const { state, eventId, reference, provider, orderNo, amountMinor, currency } = payment;
  if (state === 'open' || state === 'cancelled' || !eventId) return true;
  const event: PaymentEvent = {
    id: eventId,
    kind: state,
    reference,
    orderNo,
    amountMinor,
    currency,
  };
  const isTaken = await deliver(`${ownUrl(app, deps)}/api/pay/webhook/${provider}`, event, deps);
  if (isTaken) await recordNotified(deps.db, reference);
  return isTaken;
}

async function deliver(url: string, event: PaymentEvent, deps: Deps): Promise<boolean> {
  const body = JSON.stringify(event);
  const signature = sign(deps.settings.paymentSecret, body, deps.now());
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    deps.log.warn({ err: error }, 'the mall does not take what the test provider says');
    return false;
  }
}
