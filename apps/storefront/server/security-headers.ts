import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { CARD_FORM_PATH } from '../src/card-form-path';
import { withoutLocale } from '../src/i18n/locales';

/** A fresh nonce, one per page. */
export const createNonce = () => randomBytes(16).toString('base64');

/** Stripe's payment form: its frames and API. Its script is loaded by one of ours, which the nonce allows. */
const STRIPE_FRAMES = 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com';
const STRIPE_API = 'https://api.stripe.com';

/** Whether a path is the page with Stripe's form, in any language. */
export const hasCardForm = (pathname: string) =>
  withoutLocale(pathname).replace(/\/$/, '') === CARD_FORM_PATH;

/** The CSP sources of a page's own scripts and style elements. */
export interface OwnSources {
  scripts: string;
  styles: string;
}

/**
 * Scripts run only with the page's nonce, or when such a script loads them. Style elements need the nonce
 * too.
 */
export const nonceSources = (nonce: string): OwnSources => ({
  scripts: `'nonce-${nonce}' 'strict-dynamic'`,
  styles: `'nonce-${nonce}'`,
});

/** Style attributes are allowed because components use them for positioning. */
export function contentSecurityPolicy(
  { scripts, styles }: OwnSources,
  { secure, cardForm }: { secure: boolean; cardForm: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
    "font-src 'self'",
    `connect-src 'self'${cardForm ? ` ${STRIPE_API}` : ''}`,
    ...(cardForm ? [`frame-src ${STRIPE_FRAMES}`] : []),
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
