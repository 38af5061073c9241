import type { IncomingMessage } from 'node:http';
import { cookieLine, parseCookies } from './cookies';
import { isSecure } from './forwarded';
import { isRecord } from './is-record';

const NAME = 'mall_session';
const WEEK_S = 604_800;
const tokenShape = /^[\w.~+/=-]{8,4096}$/;

/** The session token that a request carries; a value that is no token counts as none. */
export function readToken(req: IncomingMessage): string | undefined {
  const value = parseCookies(req.headers.cookie)[NAME];
  return value && tokenShape.test(value) ? value : undefined;
}

/** Does the browser hold a session cookie, whatever its value? */
export const hasSession = (req: IncomingMessage) => NAME in parseCookies(req.headers.cookie);

/** The Set-Cookie line that keeps a token where no script can read it. */
export const keepToken = (req: IncomingMessage, token: string) =>
  cookieLine(NAME, token, { maxAge: WEEK_S, httpOnly: true, secure: isSecure(req) });

/** The Set-Cookie line that ends the session in this browser. */
export const dropToken = (req: IncomingMessage) =>
  cookieLine(NAME, '', { maxAge: 0, httpOnly: true, secure: isSecure(req) });

/** The headers that tell the API who is asking, and from where. */
export function apiHeaders(token: string | undefined): Record<string, string> {
  // pictures are relayed as well, so that their addresses lead to this very server
  const own = { 'form-type': 'pc', 'x-image-addresses': 'relative' };
  if (!token) return own;
  return { ...own, 'authori-zation': token, authorization: `Bearer ${token}` };
}

const PREFIX = '/api/front/login/';
const signInCalls = new Set([
  'mobile/password',
  'mobile/captcha',
  'email',
  'register/visitor',
  'register/email',
  'register/mobile',
  'twitter',
  'google',
  'facebook',
  'oauth/code',
]);
const invalidCodes = new Set([401, 410_000, 410_001, 410_002]);

/** A path as the API reads it: doubled slashes are one, and one at the end is none. */
export const plainPath = (pathname: string) =>
  pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** The name of a call for signing in or out, such as `email` or `oauth/code`. */
export const loginCall = (pathname: string) => {
  const path = plainPath(pathname);
  return path.startsWith(PREFIX) ? path.slice(PREFIX.length) : undefined;
};

/** Is this the call that ends a session? It is a GET that changes something. */
export const isLogout = (pathname: string) => loginCall(pathname) === 'logout';

export interface SessionOutcome {
  /** The answer as the browser may see it: never with a token in it. */
  body: unknown;
  /** What becomes of the session cookie. */
  session: { keep: string } | 'drop' | 'unchanged';
}

/**
 * Reads what an answer of the API means for the session: sign-in calls bring a token, which is lifted
 * out; logout, an invalid session and a failed token check end it.
 */
export function sessionOutcome(pathname: string, body: unknown): SessionOutcome {
  if (!isRecord(body)) return { body, session: isLogout(pathname) ? 'drop' : 'unchanged' };
  const call = loginCall(pathname);
  if (invalidCodes.has(Number(body.code)) || call === 'logout') return { body, session: 'drop' };
  if (call === 'token/is/exist') return { body, session: body.data ? 'unchanged' : 'drop' };
  const { data } = body;
  if (call === undefined || !signInCalls.has(call) || !isRecord(data) || !('token' in data))
    return { body, session: 'unchanged' };
  const token = typeof data.token === 'string' ? data.token.replace(/^Bearer\s+/i, '') : '';
  const clean = { ...body, data: { ...data, token: '' } };
  const good = Number(body.code) === 200 && tokenShape.test(token);
  return { body: clean, session: good ? { keep: token } : 'unchanged' };
}
