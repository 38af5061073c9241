import type { IncomingMessage, ServerResponse } from 'node:http';
import { forwardToApi } from './forward-to-api';
import type { OperationId } from '@vermilion/api-client';
import type { ApiCall } from './calls';
import { sendText } from './send-text';
import { compress, negotiate } from './compress';
import type { Limits } from './limits';
import { clearSecretCookie, secretCookie, extractSecret, addSecret } from './oauth-secret';
import { readBody } from './read-body';
import type { RequestContext, VisitContext } from './request-context';
import type { RequestSession } from './session';
import {
  apiHeaders,
  clearSessionCookies,
  sessionCookies,
  readSession,
  sessionOutcome,
} from './session';

const WORTH_COMPRESSING = 1024;

export interface RelayOptions {
  apiBase: string;
  providerHosts: readonly string[];
  limits: Limits;
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
const returnedHeaders = ['content-type', 'content-disposition', 'retry-after', 'x-request-id'];

/** The headers of an API call on behalf of a request. */
export function requestHeaders(
  req: IncomingMessage,
  { token }: RequestSession,
  { address, origin }: RequestContext,
): Headers {
  const headers = new Headers(apiHeaders(token));
  for (const name of forwardedHeaders) {
    const value = req.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', address);
  headers.set('x-forwarded-host', new URL(origin).host);
  return headers;
}

/** The calls that take a file, which are given more time and bytes than others. */
const uploads: ReadonlySet<string | undefined> = new Set<OperationId>(['uploadImage']);

/** The complete body of a call, including the OAuth secret that scripts cannot read. */
async function bodyOf(
  req: IncomingMessage,
  { secure, visit }: VisitContext,
  call: ApiCall,
  { bodySize, body, uploadSize, upload }: Limits,
) {
  if (req.method !== 'POST') return undefined;
  const isUpload = uploads.has(call.id);
  const [limit, time] = isUpload ? [uploadSize, upload] : [bodySize, body];
  const size = Math.min(Number(req.headers['content-length'] ?? limit), limit);
  const sent = await visit.body(size, () => readBody(req, limit, time));
  return sent.length > 0 ? new Uint8Array(addSecret(req, call, sent, secure)) : undefined;
}

/** Forwards a call to the API and returns the response without its session token. */
export async function relayCall(
  req: IncomingMessage,
  res: ServerResponse,
  context: VisitContext,
  call: ApiCall,
  { apiBase, limits, providerHosts }: RelayOptions,
) {
  const { url, secure, origin, visit } = context;
  const before = readSession(req, secure);
  if (call.needsSession && req.method === 'POST' && !before.token)
    return sendSessionRequired(res, before, secure);
  const body = await bodyOf(req, context, call, limits);
  const address = apiBase + url.pathname.replace(/\/$/, '') + url.search;
  const init = {
    method: req.method,
    headers: requestHeaders(req, before, context),
    body,
    signal: AbortSignal.any([visit.gone, AbortSignal.timeout(limits.call)]),
  };
  const apiResponse = await visit.call(() =>
    forwardToApi(call, address, init, { limits, origin, providerHosts }),
  );
  const { status } = apiResponse;
  const { body: withoutToken, session } = sessionOutcome(call, apiResponse.body, status);
  const { body: answer, secret } = extractSecret(call, withoutToken);
  const cookies = secret ? [secretCookie(secret, secure)] : clearSecretCookie(call, secure);
  if (session === 'drop') cookies.push(...clearSessionCookies(before.names, secure));
  else if (session !== 'unchanged') cookies.push(...sessionCookies(session.keep, before, secure));
  res.setHeader('Set-Cookie', cookies);
  for (const name of returnedHeaders) {
    const value = apiResponse.headers.get(name);
    if (value) res.setHeader(name, value);
  }
  if (call.id) res.setHeader('Content-Type', 'application/json; charset=utf-8');
  // Only a modified response is serialised again; all others are sent byte for byte
  const payload =
    answer === apiResponse.received ? apiResponse.payload : Buffer.from(JSON.stringify(answer));
  await sendPayload(req, res, status, payload);
}

/** The API's response to a call without the session that it needs: the body of such a call is not received. */
function sendSessionRequired(res: ServerResponse, { names }: RequestSession, secure: boolean) {
  res.setHeader('Set-Cookie', clearSessionCookies(names, secure));
  res.setHeader('Connection', 'close');
  const body = { code: 401, message: 'Please sign in', data: null };
  sendText(res, 200, JSON.stringify(body), 'application/json');
}

/** Sends JSON for one visitor, compressed where it is large enough. */
export async function sendPayload(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  plain: Buffer,
) {
  const encoding = negotiate(req.headers['accept-encoding']);
  const packed = encoding && plain.length > WORTH_COMPRESSING;
  const payload = packed ? await compress(plain, encoding) : plain;
  if (packed) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Vary', 'Accept-Encoding, Cookie');
  res.writeHead(status, { 'Content-Length': payload.length }).end(payload);
}
