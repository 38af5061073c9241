import { readResponse } from '@vermilion/admission';
import type { ApiCall } from './calls';
import { isRecord } from './is-record';
import type { Limits } from './limits';
import { logBlockedRedirect } from './log-error';
import type { RedirectOptions } from './provider-redirect';
import { findBlockedRedirect } from './provider-redirect';
import { readText } from './read-text';
import { conformingData } from './response-shape';
import { sendAgain } from './send-again';

export interface ApiResponse {
  status: number;
  headers: Headers;
  /** The body as received. */
  payload: Buffer;
  /** The parsed body; undefined if it is not JSON. */
  received: unknown;
  /** The body that is safe for our pages: the same object as `received` if nothing had to be changed. */
  body: unknown;
}

function parseJson(payload: Buffer): unknown {
  try {
    return JSON.parse(readText(payload));
  } catch {
    return undefined;
  }
}

/** The envelope of a response if it matches the contract of this call. */
function parseEnvelope({ id }: ApiCall, received: unknown): unknown {
  if (!id) return received;
  if (!isRecord(received) || !Number.isInteger(received.code)) return undefined;
  if (received.code !== 200) return received;
  const data = conformingData(id, received.data);
  if (data === undefined) return undefined;
  return data === received.data ? received : { ...received, data };
}

export interface ForwardOptions extends RedirectOptions {
  limits: Limits;
  /** Aborted while the API gives no sign of life. */
  presence?: (() => AbortSignal) | undefined;
  /** Called when the API has no room for a call. */
  onBusy?: (() => void) | undefined;
}

/** Statuses that are forwarded even without an envelope. */
const statusesToKeep = new Set([401, 429, 503, 504]);

const failure = (code: number) => ({ code, message: '', data: null });

/**
 * Sends a call to the API and reads the response. For calls of the contract, a response without a valid
 * envelope, or with a redirect to a host that is not allowed, becomes a failure. Rejects when there is no
 * response.
 */
export async function forwardToApi(
  call: ApiCall,
  url: string,
  init: RequestInit,
  options: ForwardOptions,
): Promise<ApiResponse> {
  const send = async () => {
    const signals = [init.signal, options.presence?.()].filter((signal) => signal != null);
    const signal = AbortSignal.any(signals);
    const response = await fetch(url, { ...init, signal, redirect: 'manual' });
    const { headers, status } = response;
    return { headers, status, payload: await readResponse(response, options.limits.responseSize) };
  };
  const isRead = !call.isWrite && (init.method ?? 'GET') === 'GET';
  const isRepeatable = isRead || new Headers(init.headers).has('idempotency-key');
  const { headers, status, payload } = await (isRepeatable ? sendAgain(send) : send());
  const received = parseJson(payload);
  const body = parseEnvelope(call, received);
  if (status === 503 || (isRecord(body) && body.code === 503)) options.onBusy?.();
  const fail = (code: number) => ({
    status: code,
    headers,
    payload,
    received,
    body: failure(code),
  });
  if (call.id && body === undefined) return fail(statusesToKeep.has(status) ? status : 502);
  const wrong = findBlockedRedirect(call, body, options);
  if (wrong === undefined) return { status, headers, payload, received: received, body };
  logBlockedRedirect(`relay of ${call.id}`, wrong);
  return fail(502);
}
