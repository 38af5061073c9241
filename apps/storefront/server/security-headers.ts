import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { withoutLocale } from '../src/i18n/locales';
import { CARD_FORM_PATH } from '../src/page-params/card-form-path';
import { type OutsideScript, STRIPE_API, STRIPE_FRAMES } from './outside-scripts';

/** A fresh nonce, one per page. */
export const createNonce = () => randomBytes(16).toString('base64');

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

/** What a page may load. */
interface PageSources {
  secure: boolean;
  /** Its script is loaded by one of ours, which the nonce allows. */
  cardForm: boolean;
  /** Scripts that the settings switch on for every page. */
  outside?: readonly OutsideScript[];
}

/** Style attributes are allowed because components use them for positioning. */
export function contentSecurityPolicy(
  { scripts, styles }: OwnSources,
  { secure, cardForm, outside = [] }: PageSources,
): string {
  const sources = (kind: 'scripts' | 'connect' | 'frames' | 'styles') => [
    ...new Set(outside.flatMap((script) => script[kind]?.split(' ') ?? [])),
  ];
  const connect = new Set([...(cardForm ? [STRIPE_API] : []), ...sources('connect')]);
  const frames = new Set([...(cardForm ? STRIPE_FRAMES.split(' ') : []), ...sources('frames')]);
  return [
    "default-src 'self'",
    ['script-src', scripts, ...sources('scripts')].join(' '),
    ["style-src 'self'", styles, ...sources('styles')].join(' '),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frames.size ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every response. */
export function setCommonHeaders(reply: FastifyReply, secure: boolean) {
  reply.header('x-content-type-options', 'nosniff');
  if (secure) reply.header('strict-transport-security', 'max-age=31536000');
}

/** Headers of everything that can be opened as a document; scripts and styles do not need them. */
export function setDocumentHeaders(reply: FastifyReply) {
  reply.headers({
    // Pages and calls have stricter ones instead
    'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  });
}
