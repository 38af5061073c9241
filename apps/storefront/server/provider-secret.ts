import type { IncomingMessage } from 'node:http';
import { cookieLine, parseCookies } from './cookies';
import { isSecure } from './forwarded';
import { isRecord } from './is-record';
import { loginCall } from './session';

const NAME = 'mall_provider';
/** As long as one may take to sign in elsewhere. */
const QUARTER_HOUR_S = 900;

/** The calls that begin a sign-in elsewhere, and the field of their answers that no script may read. */
const begins: Record<string, string> = {
  'twitter/request/token': 'tokenSecret',
  'oauth/request': 'stateSecret',
};
/** The calls after the return, and the field of their bodies that proves the same browser. */
const returns: Record<string, string> = {
  twitter: 'oauthTokenSecret',
  'oauth/code': 'stateSecret',
};

/** Takes the secret out of the answer that begins a sign-in elsewhere: the browser gets it as a cookie. */
export function liftSecret(pathname: string, answer: unknown): { body: unknown; secret?: string } {
  const field = begins[loginCall(pathname) ?? ''];
  if (!field || !isRecord(answer) || !isRecord(answer.data)) return { body: answer };
  const secret = answer.data[field];
  if (typeof secret !== 'string' || secret === '') return { body: answer };
  return { body: { ...answer, data: { ...answer.data, [field]: '' } }, secret };
}

/** Puts the secret into the body of the call that ends a sign-in elsewhere; other bodies stay as they are. */
export function putSecret(req: IncomingMessage, pathname: string, body: Buffer): Buffer {
  const field = returns[loginCall(pathname) ?? ''];
  const secret = parseCookies(req.headers.cookie)[NAME];
  if (!field || !secret) return body;
  try {
    const given: unknown = JSON.parse(body.toString('utf8'));
    return isRecord(given) ? Buffer.from(JSON.stringify({ ...given, [field]: secret })) : body;
  } catch {
    return body;
  }
}

/** The Set-Cookie line that keeps the secret where no script can read it. */
export const keepSecret = (req: IncomingMessage, secret: string) =>
  cookieLine(NAME, secret, { maxAge: QUARTER_HOUR_S, httpOnly: true, secure: isSecure(req) });

/** The Set-Cookie line that ends it, or nothing when this call does not use it up. */
export const dropSecret = (req: IncomingMessage, pathname: string) =>
  (loginCall(pathname) ?? '') in returns
    ? cookieLine(NAME, '', { maxAge: 0, httpOnly: true, secure: isSecure(req) })
    : undefined;
