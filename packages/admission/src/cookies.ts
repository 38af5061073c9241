import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';

/** The cookies of a request by name; of two with the same name the first, which has the longer path. */
export const parseCookies = (header = ''): Record<string, string> =>
  cookie.parse(header) as Record<string, string>;

export interface CookieOptions {
  /** In seconds; without it the cookie ends with the browser. */
  maxAge?: number;
  httpOnly?: boolean;
  secure?: boolean;
  /** Default: `/`. */
  path?: string;
  /** Default: `Lax`. */
  sameSite?: 'Lax' | 'Strict';
}

/** A Set-Cookie line. */
export function cookieLine(name: string, value: string, options: CookieOptions): string {
  const { maxAge, httpOnly, secure, path = '/', sameSite = 'Lax' } = options;
  const line = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`];
  if (maxAge !== undefined) line.push(`Max-Age=${maxAge}`);
  if (httpOnly) line.push('HttpOnly');
  line.push(`SameSite=${sameSite}`);
  if (secure) line.push('Secure');
  return line.join('; ');
}

/**
 * The full name of a cookie that only this server can set. On https the `__Host-` prefix prevents other hosts
 * of the domain and insecure pages from setting it.
 */
export const ownCookie = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

const tokenShape = /^[\w.~+/=-]{8,4096}$/;

/** Whether a text can be a token of a session. */
export const isToken = (text: string) => tokenShape.test(text);

/** A token that a request has in a cookie. */
export interface TokenCookies {
  /** Undefined without one, or when the cookie's value is not a token. */
  token: string | undefined;
  /** The names of all cookies with the prefix in the request. */
  names: readonly string[];
}

/** The token in the cookies with a prefix. The last of several cookies wins: browsers send the newest last. */
export function readTokenCookies(header: string | undefined, prefix: string): TokenCookies {
  const cookies = parseCookies(header);
  const names = Object.keys(cookies).filter((name) => name.startsWith(prefix));
  const value = cookies[names.at(-1) ?? ''];
  return { token: value && isToken(value) ? value : undefined, names };
}

/**
 * The name of a token's cookie contains a hash of it, so that a late response about one session cannot remove a newer
 * one: cookies cannot be removed conditionally.
 */
export const tokenCookieName = (prefix: string, token: string) =>
  prefix + createHash('sha256').update(token).digest('hex').slice(0, 16);
