import { readAnswer, type Answer } from './answer';
import {
  operationTable,
  type MallArgs,
  type MallCalls,
  type MallData,
  type OperationId,
} from './generated/operations.gen';
import { isSessionInvalid, MallError } from './mall-error';
import type { CallOptions } from './operation';
import { BODY_TYPE, toRequest, type AnyArgs } from './request';
import { isRetryable, sleep, retryDelay } from './retry';

export interface MallClientOptions {
  /** Where the server is, with or without a slash at the end; `''` for the page's own origin. */
  baseUrl: string;
  /** Default: the global fetch at the time of the call. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Headers of every call, asked for at each call when a function. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** The session token, asked for at each call. Leave out when cookies or a relay carry it. */
  token?: () => string | undefined;
  /** Milliseconds after which a call, retries included, is aborted. Default: never. */
  timeout?: number;
  /** Called once for each call that the server answers with a session-invalid code. */
  onSessionInvalid?: (error: MallError) => void;
}

/** All calls of the contract, each answering its data. */
export interface MallClient extends MallCalls {
  /** Like `client[id](args)`, but answers the server's `message` beside the data. */
  call<Id extends OperationId>(
    id: Id,
    args: MallArgs[Id],
    options?: CallOptions,
  ): Promise<Answer<MallData[Id]>>;
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
  id: OperationId,
  args: AnyArgs,
  options: MallClientOptions,
  callOptions?: CallOptions,
) {
  const { method, target, body } = toRequest(operationTable[id], args);
  const headers = toHeaders(options, callOptions?.headers);
  // fetch sets the content type of a form itself, with its boundary
  if (typeof body === 'string') headers.set('content-type', BODY_TYPE);
  const url = options.baseUrl.replace(/\/+$/, '') + target;
  return { url, init: { method, headers, body, signal: toSignal(options, callOptions?.signal) } };
}

type Prepared = ReturnType<typeof prepare>;

/** Sends the request and reads the whole response. Throws a MallError when there is none. */
async function send(
  id: OperationId,
  { url, init }: Prepared,
  { fetch = globalThis.fetch }: Pick<MallClientOptions, 'fetch'>,
) {
  const { signal } = init;
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, init);
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, text: await response.text(), retryAfter };
  } catch (cause) {
    const isTimeout = signal?.reason?.name === 'TimeoutError';
    const kind = !signal?.aborted ? 'transport' : isTimeout ? 'timeout' : 'aborted';
    throw new MallError({ kind, operation: id, code: 0, status: 0, cause });
  }
}

/**
 * The client of a mall server: `client.productList({ keyword: 'tea', page: 2 })` answers the data
 * of the envelope or throws a MallError. Calls that are safe to repeat are retried on 429 and 503, at
 * most twice.
 */
export function createMallClient(options: MallClientOptions): MallClient {
  async function call(id: OperationId, args: AnyArgs = {}, callOptions?: CallOptions) {
    const request = prepare(id, args, options, callOptions);
    const { headers, signal } = request.init;
    for (let attempt = 1; ; attempt += 1) {
      const { status, text, retryAfter } = await send(id, request, {
        fetch: callOptions?.fetch ?? options.fetch,
      });
      try {
        return readAnswer(id, status, text);
      } catch (error) {
        if (isSessionInvalid(error)) options.onSessionInvalid?.(error);
        const delay = retryDelay(error as MallError, attempt, retryAfter);
        if (!delay || !isRetryable(operationTable[id], headers)) throw error;
        await sleep(delay, signal);
      }
    }
  }
  const ids = Object.keys(operationTable) as OperationId[]; // keys() is typed as string[]
  const calls = ids.map((id) => [
    id,
    async (args?: AnyArgs, callOptions?: CallOptions) => (await call(id, args, callOptions)).data,
  ]);
  // the table and MallClient are generated together, so the names match
  return { ...Object.fromEntries(calls), call } as MallClient;
}
