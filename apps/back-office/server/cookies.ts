import type { IncomingMessage } from 'node:http';
import {
  cookieLine,
  readTokenCookies,
  tokenCookieName,
  type TokenCookies,
} from '@vermilion/admission';
import { ROOT } from './host';

/** `account`: who signed in. `key`: the place where they work, and what they may do there. */
export type TokenKind = 'account' | 'key';

/** On https, `__Secure-` keeps pages of plain http from setting it; `__Host-` would ask for the path `/`. */
const prefixOf = (kind: TokenKind, secure: boolean) =>
  `${secure ? '__Secure-' : ''}mall_office_${kind}.`;

const line = (name: string, value: string, secure: boolean, maxAge?: number) =>
  cookieLine(name, value, { path: ROOT, sameSite: 'Strict', httpOnly: true, secure, maxAge });

/** A token of the back office in a request. */
export const readToken = (req: IncomingMessage, kind: TokenKind, secure: boolean): TokenCookies =>
  readTokenCookies(req.headers.cookie, prefixOf(kind, secure));

/** The Set-Cookie lines that end exactly the tokens of this request. */
export const clearTokens = (req: IncomingMessage, kind: TokenKind, secure: boolean): string[] =>
  readToken(req, kind, secure).names.map((name) => line(name, '', secure, 0));

/** The Set-Cookie lines that keep a token until the browser is closed, instead of earlier ones. */
export function keepToken(req: IncomingMessage, kind: TokenKind, token: string, secure: boolean) {
  const name = tokenCookieName(prefixOf(kind, secure), token);
  const earlier = readToken(req, kind, secure).names.filter((other) => other !== name);
  return [...earlier.map((other) => line(other, '', secure, 0)), line(name, token, secure)];
}
