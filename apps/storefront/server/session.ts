import type { IncomingMessage } from 'node:http';
import {
  cookieLine,
  isToken,
  ownCookie,
  readTokenCookies,
  tokenCookieName,
  type TokenCookies,
} from '@vermilion/admission';
import type { OperationId } from '@vermilion/api-client';
import { SESSION_HINT } from '../src/session/session-hint';
import type { ApiCall } from './calls';
import { isRecord } from './is-record';

const WEEK_S = 604_800;
const PREFIX = 'mall_session.';

/** Each session cookie has a companion that scripts can read; it only tells that there is a session. */
const hintOf = (name: string, secure: boolean) =>
  name.replace(ownCookie(PREFIX, secure), ownCookie(SESSION_HINT, secure));

/** The session of a request; without a token it is a guest's. */
export type RequestSession = TokenCookies;

export const readSession = (req: IncomingMessage, secure: boolean): RequestSession =>
  readTokenCookies(req.headers.cookie, ownCookie(PREFIX, secure));

function linesOf(name: string, token: string, maxAge: number, secure: boolean) {
  return [
    cookieLine(name, token, { maxAge, httpOnly: true, secure }),
    cookieLine(hintOf(name, secure), token && '1', { maxAge, secure }),
  ];
}

/** The Set-Cookie lines that remove exactly these sessions. */
export const clearSessionCookies = (names: readonly string[], secure: boolean) =>
  names.flatMap((name) => linesOf(name, '', 0, secure));

/** The Set-Cookie lines that store a token as an HttpOnly cookie and remove older ones. */
export function sessionCookies(token: string, { names }: RequestSession, secure: boolean) {
  const name = tokenCookieName(ownCookie(PREFIX, secure), token);
  const before = names.filter((other) => other !== name);
  return [...clearSessionCookies(before, secure), ...linesOf(name, token, WEEK_S, secure)];
}

/** The headers that identify the visitor to the API. */
export function apiHeaders(token: string | undefined): Record<string, string> {
  // Images are relayed too, so their URLs have to be relative to this server
  const own = { 'form-type': 'pc', 'x-image-addresses': 'relative' };
  if (!token) return own;
  return { ...own, 'authori-zation': token, authorization: `Bearer ${token}` };
}

const signIns: ReadonlySet<OperationId> = new Set<OperationId>([
  'loginByPhone',
  'loginByPhoneCode',
  'loginByEmail',
  'registerVisitor',
  'registerByEmail',
  'registerByPhone',
  'loginByTwitter',
  'loginByGoogle',
  'loginByFacebook',
  'loginByOauthCode',
]);
const invalidCodes = new Set([401, 410_000, 410_001, 410_002]);

export interface SessionOutcome {
  /** The body for the browser, without the token. */
  body: unknown;
  /** What happens to the session cookie. */
  session: { keep: string } | 'drop' | 'unchanged';
}

/** The body without a token, and the token of a sign-in. */
function extractToken({ id }: ApiCall, body: unknown): { body: unknown; token?: string } {
  const mayContainOne = id === undefined || signIns.has(id);
  if (!mayContainOne || !isRecord(body) || !isRecord(body.data) || !('token' in body.data))
    return { body };
  const { token: given } = body.data;
  const token = typeof given === 'string' ? given.replace(/^Bearer\s+/i, '') : '';
  const isValid = id !== undefined && Number(body.code) === 200 && isToken(token);
  const cleaned = { ...body, data: { ...body.data, token: '' } };
  return isValid ? { body: cleaned, token } : { body: cleaned };
}

function endsSession({ id }: ApiCall, body: unknown, status: number): boolean {
  if (id === 'logout' || status === 401) return true;
  if (!isRecord(body)) return false;
  // A failing server proves nothing about the token
  const isRefused = id === 'tokenExists' && Number(body.code) === 200 && !body.data;
  return isRefused || invalidCodes.has(Number(body.code));
}

/**
 * What a response of the API means for the session. The token of a sign-in is removed and stored; logout, an
 * invalid session and a failed token check end the session. A token in the response to a call that is not in
 * the contract is removed without signing anybody in.
 */
export function sessionOutcome(call: ApiCall, received: unknown, status: number): SessionOutcome {
  const { body, token } = extractToken(call, received);
  if (endsSession(call, received, status)) return { body, session: 'drop' };
  return { body, session: token === undefined ? 'unchanged' : { keep: token } };
}
