import type { IncomingMessage } from 'node:http';
import { REQUEST_ID } from '@vermilion/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCall } from './calls';
import { compress, negotiate } from './compress';
import { forwardToApi } from './forward-to-api';
import type { Limits } from './limits';
import { addSecret, clearSecretCookie, extractSecret, secretCookie } from './oauth-secret';
import { bodyOf } from './receive-body';
import type { VisitContext } from './request-context';
import type { RequestSession } from './session';
import {
  apiHeaders,
  clearSessionCookies,
  readSession,
  sessionCookies,
  sessionOutcome,
} from './session';

const WORTH_COMPRESSING = 1024;

export interface RelayOptions {
  apiBase: string;
  providerHosts: readonly string[];
  limits: Limits;
  /** Aborted while the API gives no sign of life. */
  presence?: (() => AbortSignal) | undefined;
  /** Called when the API has no room for a call. */
  onBusy?: (() => void) | undefined;
}

/** Request headers that are forwarded to the API; all others are dropped. */
const forwardedHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'user-agent',
  'idempotency-key',
  'order-access',
];
const returnedHeaders = ['content-type', 'content-disposition', 'retry-after'];

/** The headers of an API call on behalf of a request. */
export function requestHeaders(
  req: IncomingMessage,
  { token }: RequestSession,
  { address, origin, id }: Pick<VisitContext, 'address' | 'origin' | 'id'>,
): Headers {
  const headers = new Headers(apiHeaders(token));
  for (const name of forwardedHeaders) {
    const value = req.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', address);
  headers.set(REQUEST_ID, id);
  headers.set('x-forwarded-host', new URL(origin).host);
  return headers;
}

/** Forwards a call to the API and returns the response without its session token. */
export async function relayCall(
  request: FastifyRequest,
  reply: FastifyReply,
  call: ApiCall,
  { apiBase, limits, presence, providerHosts, onBusy }: RelayOptions,
) {
  const { raw: req, visitContext: context } = request;
  const { url, secure, origin, visit } = context;
  const before = readSession(req, secure);
  const sent = bodyOf(request);
  // With the OAuth secret that scripts cannot read
  const body = sent.length > 0 ? new Uint8Array(addSecret(req, call, sent, secure)) : undefined;
  const address = apiBase + url.pathname.replace(/\/$/, '') + url.search;
  const init = {
    method: req.method,
    headers: requestHeaders(req, before, context),
    body,
    signal: AbortSignal.any([visit.gone, AbortSignal.timeout(limits.call)]),
  };
  const apiResponse = await visit.call(() =>
    forwardToApi(call, address, init, { limits, origin, presence, providerHosts, onBusy }),
  );
  const { status } = apiResponse;
  const { body: withoutToken, session } = sessionOutcome(call, apiResponse.body, status);
  const { body: answer, secret } = extractSecret(call, withoutToken);
  const cookies = secret ? [secretCookie(secret, secure)] : clearSecretCookie(call, secure);
  if (session === 'drop') cookies.push(...clearSessionCookies(before.names, secure));
  else if (session !== 'unchanged') cookies.push(...sessionCookies(session.keep, before, secure));
  if (cookies.length) reply.header('set-cookie', cookies);
  for (const name of returnedHeaders) {
    const value = apiResponse.headers.get(name);
    if (value) reply.header(name, value);
  }
  if (call.id) reply.type('application/json; charset=utf-8');
  // Only a modified response is serialised again; all others are sent byte for byte
  const payload =
    answer === apiResponse.received ? apiResponse.payload : Buffer.from(JSON.stringify(answer));
  await sendPayload(reply, status, payload);
}

/** Sends JSON for one visitor, compressed where it is large enough. */
export async function sendPayload(reply: FastifyReply, status: number, plain: Buffer) {
  const encoding = negotiate(reply.request.headers['accept-encoding']);
  const packed = encoding && plain.length > WORTH_COMPRESSING;
  const payload = packed ? await compress(plain, encoding) : plain;
  if (packed) reply.header('content-encoding', encoding);
  reply.headers({ 'cache-control': 'private, no-store', vary: 'Accept-Encoding, Cookie' });
  void reply.code(status).send(payload);
}
