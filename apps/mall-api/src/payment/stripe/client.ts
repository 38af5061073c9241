import Stripe from 'stripe';
import type { StripeAccess } from '../../config/provider-settings';
import { MisconfiguredProvider } from '../../kernel/payment-provider';

/** A Stripe client whose requests are aborted by `signal`. */
export function stripeClient({ url, secretKey }: StripeAccess, signal: AbortSignal): Stripe {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient((target: RequestInfo | URL, init?: RequestInit) =>
      fetch(target, {
        ...init,
        redirect: 'error',
        signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal,
      }),
    ),
  });
}

/** Why Stripe rejected a request. Stripe's own error contains client secrets and is not passed on. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly code: string | undefined;
  readonly status: number | undefined;

  constructor({
    type,
    code,
    statusCode,
    requestId,
  }: InstanceType<typeof Stripe.errors.StripeError>) {
    const facts = [type, code, statusCode, requestId].filter(Boolean);
    super(`Stripe refused: ${facts.join(', ')}`);
    this.code = code;
    this.status = statusCode;
  }
}

/** Calls Stripe; its errors become {@link StripeRefusal}, that of a wrong key `MisconfiguredProvider`. */
export async function ask<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      throw new MisconfiguredProvider('Stripe does not know the secret key.');
    throw error instanceof Stripe.errors.StripeError ? new StripeRefusal(error) : error;
  }
}

/** The response, or the fallback when Stripe rejects with one of the codes. */
export async function unlessRefused<T>(
  codes: readonly string[],
  fallback: T,
  request: () => Promise<T>,
): Promise<T> {
  try {
    return await ask(request);
  } catch (error) {
    if (error instanceof StripeRefusal && codes.includes(error.code ?? '')) return fallback;
    throw error;
  }
}
