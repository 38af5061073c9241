import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** A fresh nonce: one for each page. */
export const createNonce = () => randomBytes(16).toString('base64');

/**
 * Scripts run only with the page's nonce, or when such a script loads them. Style elements need it
 * too; style attributes are allowed, since components place things with them.
 */
export function contentSecurityPolicy(nonce: string, secure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every response. */
export function setCommonHeaders(res: ServerResponse, secure: boolean) {
  res.setHeader('X-Content-Type-Options', 'nosniff');
  if (secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

/** Headers of everything that can be opened as a document; scripts and styles do not need them. */
export function setDocumentHeaders(res: ServerResponse) {
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  res.setHeader('X-Frame-Options', 'DENY');
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
}
