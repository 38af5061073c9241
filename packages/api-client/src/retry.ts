import type { MallError } from './mall-error';
import type { OperationRow } from './operation';

/** Longer delays are not waited for: the call fails. */
const MAX_DELAY_SECONDS = 5;
const MAX_ATTEMPTS = 3;

/** A request with this header may be sent again. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/** Whether a call can safely be retried: it only reads, or has an idempotency key. */
export const isRetryable = ([method, , , special]: OperationRow, headers: Headers) =>
  headers.has(IDEMPOTENCY_KEY) || (method === 'GET' && !special?.action);

/** Whether the same request may succeed soon: no connection, rate limited, or overloaded. */
const isTemporary = ({ kind, code }: MallError) =>
  kind === 'transport' || code === 429 || code === 503;

/**
 * Delay of a retry in milliseconds, or undefined if it is not retried. At least the server's
 * `Retry-After`, with jitter against simultaneous retries.
 */
export function retryDelay(error: MallError, attempt: number, retryAfter: string | null) {
  const requested = Number(retryAfter);
  const seconds = requested > 0 ? requested : 2 ** attempt / 4;
  if (isTemporary(error) && attempt < MAX_ATTEMPTS && seconds <= MAX_DELAY_SECONDS) {
    return seconds * (1000 + Math.random() * 500);
  }
  return undefined;
}

/** Resolves early when the signal aborts. */
export const sleep = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<unknown>((end) => {
    setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
