import type { ApiCall } from './calls';
import { fittingData } from './answer-shape';
import { isRecord } from './is-record';
import type { Limits } from './limits';
import { logRefusal } from './log-error';
import type { Destinations } from './provider-address';
import { wrongAddress } from './provider-address';
import { readAnswer } from './read-answer';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** The bytes as they came. */
  payload: Buffer;
  /** What the bytes say, or undefined when they are no JSON. */
  received: unknown;
  /** What our pages may be told: the same object as `received` when that can be passed on as it is. */
  body: unknown;
}

function parsed(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The envelope that an answer holds, if it is what the contract says of this call. */
function understood({ id }: ApiCall, received: unknown): unknown {
  if (!id) return received;
  if (!isRecord(received) || !Number.isInteger(received.code)) return undefined;
  if (received.code !== 200) return received;
  const data = fittingData(id, received.data);
  if (data === undefined) return undefined;
  return data === received.data ? received : { ...received, data };
}

export interface AskOptions extends Destinations {
  limits: Limits;
}

/** Statuses that say something even without an envelope. */
const telling = new Set([401, 429, 503, 504]);

const failure = (code: number) => ({ code, message: '', data: null });

/**
 * Sends a call to the API and reads the answer. One that the contract knows always answers with an
 * envelope: what is none, holds other data, or would send the browser somewhere else, becomes a
 * failure. Rejects when there is no answer.
 */
export async function askApi(
  call: ApiCall,
  url: string,
  init: RequestInit,
  options: AskOptions,
): Promise<ApiAnswer> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const { headers, status } = response;
  const payload = await readAnswer(response, options.limits.answerSize);
  const received = parsed(payload);
  const body = understood(call, received);
  const fail = (code: number) => ({
    status: code,
    headers,
    payload,
    received,
    body: failure(code),
  });
  if (call.id && body === undefined) return fail(telling.has(status) ? status : 502);
  const wrong = wrongAddress(call, body, options);
  if (wrong === undefined) return { status, headers, payload, received, body };
  logRefusal(`relay of ${call.id}`, wrong);
  return fail(502);
}
