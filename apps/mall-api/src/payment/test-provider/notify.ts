import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/handler';
import type { PaymentEvent } from '../provider';
import { TEST_PROVIDER } from './provider';
import { sign, SIGNATURE_HEADER } from './signature';
import type { TestPayment } from './store';

/** This very process over the network, as a provider elsewhere would reach it. */
function ownAddress(app: FastifyInstance, deps: Deps): string {
  const bound: AddressInfo | string | null = app.server.address();
  if (bound === null || typeof bound === 'string') return deps.settings.publicUrl;
  if (bound.address === '0.0.0.0' || bound.address === '::')
    return `http://localhost:${bound.port}`;
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return `http://${host}:${bound.port}`;
}

/** Tells the mall by a signed webhook what became of a payment. True when the mall has taken it. */
export async function notify(
  app: FastifyInstance,
  deps: Deps,
  payment: TestPayment,
  kind: PaymentEvent['kind'],
): Promise<boolean> {
  const event: PaymentEvent = {
    id: `evt_${randomBytes(12).toString('hex')}`,
    kind,
    reference: payment.reference,
    orderNo: payment.orderNo,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
  };
  const body = JSON.stringify(event);
  const signature = sign(deps.settings.paymentSecret, body, deps.now());
  const response = await fetch(`${ownAddress(app, deps)}/api/pay/webhook/${TEST_PROVIDER}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  return response.ok;
}
