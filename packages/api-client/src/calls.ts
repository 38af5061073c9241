import { readAnswer } from './answer';
import { isSessionInvalid, MallError } from './mall-error';
import type { CallOptions, OperationRow } from './operation';
import { randomId } from './random-id';
import { type AnyArgs, BODY_TYPE, toRequest } from './request';
import { IDEMPOTENCY_KEY, isRetryable, retryDelay, sleep } from './retry';

export interface MallClientOptions {
  /** Base URL of the server, with or without a trailing slash; `''` for the page's origin. */
  baseUrl: string;
  /** Default: the global fetch at the time of the call. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Headers of every call; a function is evaluated for each call. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** The session token, evaluated for each call. Omit it if cookies or a proxy provide the session. */
  token?: () => string | undefined;
  /** Milliseconds after which a call, retries included, is aborted. Default: never. */
  timeout?: number;
  /** Called for each response with a session-invalid code. */
  onSessionInvalid?: (error: MallError) => void;
}

function toHeaders({ headers, token }: MallClientOptions, callHeaders?: Record<string, string>) {
  const session = token?.();
  return new Headers({
    accept: 'application/json, text/plain, */*',
    'form-type': 'pc',
    ...(session && { 'authori-zation': session, authorization: `Bearer ${session}` }),
    ...lowerCase(typeof headers === 'function' ? headers() : headers),
    ...lowerCase(callHeaders),
  });
}

/** Header names in lower case, so that a later header replaces an earlier one. */
const lowerCase = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function toSignal({ timeout }: MallClientOptions, signal?: AbortSignal) {
  if (!timeout) return signal;
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function prepare(
  row: OperationRow,
  args: AnyArgs,
  options: MallClientOptions,
  callOptions?: CallOptions,
) {
  const { method, target, body } = toRequest(row, args);
  const headers = toHeaders(options, callOptions?.headers);
  // fetch sets the content type of a form, with its boundary
  if (typeof body === 'string') headers.set('content-type', BODY_TYPE);
  // Tells relays and proxies, too, that the request may be sent again
  if (row[3]?.idempotent && !headers.has(IDEMPOTENCY_KEY)) headers.set(IDEMPOTENCY_KEY, randomId());
  const url = options.baseUrl.replace(/\/+$/, '') + target;
  return { url, init: { method, headers, body, signal: toSignal(options, callOptions?.signal) } };
}

type Prepared = ReturnType<typeof prepare>;

/** Sends the request and reads the whole response. Throws a MallError if there is none. */
async function send(
  id: string,
  { url, init }: Prepared,
  { fetch = globalThis.fetch }: Pick<MallClientOptions, 'fetch'>,
) {
  const { signal } = init;
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, init);
    const retryAfter = response.headers.get('retry-after');
    const requestId = response.headers.get('x-request-id') ?? undefined;
    return { status: response.status, text: await response.text(), retryAfter, requestId };
  } catch (cause) {
    const isTimeout = signal?.reason?.name === 'TimeoutError';
    const kind = !signal?.aborted ? 'transport' : isTimeout ? 'timeout' : 'aborted';
    throw new MallError({ kind, operation: id, code: 0, status: 0, cause });
  }
}

/** A function for each row of a table, and `call`, which also returns the server's message. */
export function createCalls(table: Record<string, OperationRow>, options: MallClientOptions) {
  async function answerOf(id: string, row: OperationRow, args: AnyArgs, callOptions?: CallOptions) {
    const request = prepare(row, args, options, callOptions);
    const { headers, signal } = request.init;
    for (let attempt = 1; ; attempt += 1) {
      let retryAfter: string | null = null;
      try {
        const response = await send(id, request, { fetch: callOptions?.fetch ?? options.fetch });
        retryAfter = response.retryAfter;
        return readAnswer(id, response);
      } catch (error) {
        if (isSessionInvalid(error)) options.onSessionInvalid?.(error);
        const delay = retryDelay(error as MallError, attempt, retryAfter);
        if (!delay || !isRetryable(row, headers)) throw error;
        await sleep(delay, signal);
      }
    }
  }
  const calls = Object.entries(table).map(([id, row]) => [
    id,
    async (args: AnyArgs = {}, callOptions?: CallOptions) =>
      (await answerOf(id, row, args, callOptions)).data,
  ]);
  const call = (id: string, args: AnyArgs = {}, callOptions?: CallOptions) =>
    answerOf(id, table[id] as OperationRow, args, callOptions);
  return { ...Object.fromEntries(calls), call };
}
