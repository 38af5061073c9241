import type { IncomingHttpHeaders } from 'node:http';

/**
 * The session token of a request: `authori-zation: <token>`, with or without the prefix `TOKEN_USER:`, or
 * `Authorization: Bearer <token>`. The first one wins. Anything but 32 hex characters is not a token and
 * costs no look-up.
 */
export function readToken(headers: IncomingHttpHeaders): string | undefined {
  const own = headers['authori-zation'];
  const text = (typeof own === 'string' && own) || headers.authorization;
  const token = text?.replace(/^(Bearer\s+|TOKEN_USER:)/i, '').trim();
  return token && /^[0-9a-f]{32}$/.test(token) ? token : undefined;
}

/**
 * The key of an operator, `Authorization: Bearer vmo_…`. Its format differs from session tokens and it is
 * read from this header only, so that the two are never confused.
 */
export function readOperatorKey({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer (vmo_[0-9a-f]{48})$/i.exec(authorization ?? '')?.[1];
}
