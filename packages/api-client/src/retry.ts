import type { MallError } from './mall-error';
import type { OperationRow } from './operation';

/** Seconds. Whoever is told to wait longer is better off knowing. */
const LONGEST = 5;
const TRIES = 3;

/** Whether sending a call again can do no harm: it reads, or the server knows it by its key. */
export const isRepeatable = ([method, , , special]: OperationRow, headers: Headers) =>
  headers.has('idempotency-key') || (method === 'GET' && !special?.action);

/**
 * Milliseconds until a call that was refused for now may be sent again: never before the server wants
 * it, and not for everybody at the same moment. Undefined when it may not.
 */
export function waitFor({ code }: MallError, tries: number, retryAfter: string | null) {
  const asked = Number(retryAfter);
  const seconds = asked > 0 ? asked : 2 ** tries / 4;
  if ((code === 429 || code === 503) && tries < TRIES && seconds <= LONGEST) {
    return seconds * (1000 + Math.random() * 500);
  }
  return undefined;
}

/** Ends early when the call is given up. */
export const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<unknown>((end) => {
    setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
