import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerEnvelope } from './answer';
import { compressed, negotiate } from './compress';
import { forwardedFor } from './forwarded';
import { dropSecret, keepSecret, liftSecret, putSecret } from './provider-secret';
import { BodyTooLarge, readBody } from './read-body';
import { comesFromOurPages } from './same-origin';
import { apiHeaders, dropToken, isLogout, keepToken, readToken, sessionOutcome } from './session';

const JSON_LIMIT = 1024 * 1024;
const UPLOAD_LIMIT = 11 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const WORTH_COMPRESSING = 1024;

/** What the browser may say to the API itself; everything else stays here. */
const passedOn = ['accept', 'accept-language', 'content-type', 'user-agent', 'idempotency-key'];
const passedBack = ['content-type', 'content-disposition', 'retry-after', 'x-request-id'];

const unsafePath = /(^|\/)\.{1,2}(\/|$)|\\|%2e|%2f|%5c|%00/i;

/** Is this a path that we relay? Never one that could climb out of `/api/`. */
export const isApiPath = (pathname: string) =>
  /^\/+api\//.test(pathname) && !unsafePath.test(pathname);

function requestHeaders(req: IncomingMessage): Headers {
  const headers = new Headers(apiHeaders(readToken(req)));
  for (const name of passedOn) {
    const value = req.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', forwardedFor(req));
  headers.set('x-forwarded-host', req.headers.host ?? '');
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
async function relayCall(req: IncomingMessage, res: ServerResponse, apiBase: string) {
  const url = req.url ?? '/';
  const pathname = url.split('?')[0] ?? '/';
  const upload = req.headers['content-type']?.startsWith('multipart/form-data');
  const sent =
    req.method === 'POST' ? await readBody(req, upload ? UPLOAD_LIMIT : JSON_LIMIT) : undefined;
  const body = sent && putSecret(req, pathname, sent);
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const response = await fetch(apiBase + url, {
    method: req.method,
    headers: requestHeaders(req),
    body: body?.length ? new Uint8Array(body) : undefined,
    redirect: 'manual',
    signal: AbortSignal.any([gone.signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  let payload = Buffer.from(await response.arrayBuffer());
  const received = parsed(payload);
  const { body: withoutToken, session } = sessionOutcome(pathname, received);
  const { body: answer, secret } = liftSecret(pathname, withoutToken);
  const cookies = [secret ? keepSecret(req, secret) : dropSecret(req, pathname)];
  if (session === 'drop' || response.status === 401) cookies.push(dropToken(req));
  else if (session !== 'unchanged') cookies.push(keepToken(req, session.keep));
  res.setHeader(
    'Set-Cookie',
    cookies.filter((line) => line !== undefined),
  );
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
export async function relay(req: IncomingMessage, res: ServerResponse, apiBase: string) {
  const pathname = (req.url ?? '/').split('?')[0] ?? '/';
  if (req.method !== 'GET' && req.method !== 'POST') {
    res.setHeader('Allow', 'GET, POST');
    return answerEnvelope(res, 405, 'Only GET and POST are relayed.');
  }
  if ((req.method === 'POST' || isLogout(pathname)) && !comesFromOurPages(req))
    return answerEnvelope(res, 403, 'This call is open to the pages of this mall only.');
  try {
    await relayCall(req, res, apiBase);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      res.setHeader('Connection', 'close');
      return answerEnvelope(res, 413, 'The body is too large.');
    }
    if (res.destroyed) return;
    console.error(`relay: ${(error as Error).name} at ${pathname}`);
    answerEnvelope(res, 502, '');
  }
}
