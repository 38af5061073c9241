import type { IncomingHttpHeaders } from 'node:http';

/**
 * The session token of a request: `authori-zation: <token>`, with or without the prefix
 * `TOKEN_USER:`, or `Authorization: Bearer <token>`. The first one wins. What is not 32 hex
 * characters is no token and costs no look-up.
 */
export function readToken(headers: IncomingHttpHeaders): string | undefined {
  const own = headers['authori-zation'];
  const text = (typeof own === 'string' && own) || headers.authorization;
  const token = text?.replace(/^(Bearer\s+|TOKEN_USER:)/i, '').trim();
  return token && /^[0-9a-f]{32}$/.test(token) ? token : undefined;
}
