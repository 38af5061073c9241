import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerEnvelope } from './answer';
import type { ApiCall } from './calls';
import { findCall } from './calls';
import { compressed, negotiate } from './compress';
import { logError } from './log-error';
import { dropSecret, keepSecret, liftSecret, putSecret } from './provider-secret';
import { BodyTooLarge, readBody } from './read-body';
import type { RequestContext } from './request-context';
import { comesFromOurPages } from './same-origin';
import type { RequestSession } from './session';
import { apiHeaders, dropSessions, keepSession, readSession, sessionOutcome } from './session';
import { readAnswer } from './upstream';

const JSON_LIMIT = 1024 * 1024;
const UPLOAD_LIMIT = 11 * 1024 * 1024;
const ANSWER_LIMIT = 8 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const WORTH_COMPRESSING = 1024;

/** What the browser may say to the API itself; everything else stays here. */
const passedOn = ['accept', 'accept-language', 'content-type', 'user-agent', 'idempotency-key'];
const passedBack = ['content-type', 'content-disposition', 'retry-after', 'x-request-id'];

/** Is this a path that we relay? */
export const isApiPath = ({ segments }: RequestContext['url']) =>
  segments.length > 1 && segments[0] === 'api';

function requestHeaders(
  req: IncomingMessage,
  { token }: RequestSession,
  { address, origin }: RequestContext,
): Headers {
  const headers = new Headers(apiHeaders(token));
  for (const name of passedOn) {
    const value = req.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', address);
  headers.set('x-forwarded-host', new URL(origin).host);
  return headers;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Sends one call on to the API and its answer back, with the session taken out of it. */
async function relayCall(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  call: ApiCall,
  apiBase: string,
) {
  const { url, secure } = context;
  const before = readSession(req, secure);
  const upload = req.headers['content-type']?.startsWith('multipart/form-data');
  const sent =
    req.method === 'POST' ? await readBody(req, upload ? UPLOAD_LIMIT : JSON_LIMIT) : undefined;
  const body = sent && putSecret(req, call, sent, secure);
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const path = url.pathname.replace(/\/$/, '') + url.search;
  const response = await fetch(apiBase + path, {
    method: req.method,
    headers: requestHeaders(req, before, context),
    body: body?.length ? new Uint8Array(body) : undefined,
    redirect: 'manual',
    signal: AbortSignal.any([gone.signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  let payload = await readAnswer(response, ANSWER_LIMIT);
  const received = parsed(payload);
  const { body: withoutToken, session } = sessionOutcome(call, received);
  const { body: answer, secret } = liftSecret(call, withoutToken);
  const cookies = secret ? [keepSecret(secret, secure)] : dropSecret(call, secure);
  if (session === 'drop' || response.status === 401)
    cookies.push(...dropSessions(before.names, secure));
  else if (session !== 'unchanged') cookies.push(...keepSession(session.keep, before, secure));
  res.setHeader('Set-Cookie', cookies);
  // only an answer that had a token or a secret in it is written anew; all others leave byte for byte
  if (answer !== received) payload = Buffer.from(JSON.stringify(answer));
  for (const name of passedBack) {
    const value = response.headers.get(name);
    if (value) res.setHeader(name, value);
  }
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Vary', 'Accept-Encoding, Cookie');
  const encoding = negotiate(req.headers['accept-encoding']);
  if (encoding && payload.length > WORTH_COMPRESSING) {
    res.setHeader('Content-Encoding', encoding);
    payload = Buffer.from(compressed(payload, encoding));
  }
  res.writeHead(response.status, { 'Content-Length': payload.length }).end(payload);
}

/** The `/api` relay: guards what changes something, and answers in the API's envelope when it fails. */
export async function relay(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  apiBase: string,
) {
  if (req.method !== 'GET' && req.method !== 'POST') {
    res.setHeader('Allow', 'GET, POST');
    return answerEnvelope(res, 405, 'Only GET and POST are relayed.');
  }
  const call = findCall(req.method, context.url.segments);
  if (call.changes && !comesFromOurPages(req, context.origin))
    return answerEnvelope(res, 403, 'This call is open to the pages of this mall only.');
  try {
    await relayCall(req, res, context, call, apiBase);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      res.setHeader('Connection', 'close');
      return answerEnvelope(res, 413, 'The body is too large.');
    }
    if (res.destroyed) return;
    logError(`relay of ${call.id ?? 'an unknown call'}`, error);
    answerEnvelope(res, 502, '');
  }
}
