import type { OperationId } from '@vermilion/api-client';
import type { ApiCall } from './calls';
import { isRecord } from './is-record';
import { isLoopback } from './loopback';

/** The calls whose responses redirect the browser, and the field with the URL. */
const redirectFields: Partial<Record<OperationId, string>> = {
  twitterRequestToken: 'authorizationURL',
  oauthRequest: 'authorizationURL',
  startPayment: 'redirect',
};

export interface RedirectOptions {
  /** The mall's own origin. */
  origin: string;
  /** The hosts of providers. */
  providerHosts: readonly string[];
}

/**
 * Whether the browser may be redirected to a URL: by https to provider hosts and the mall's own host, by http
 * only to the mall's own host if the mall itself is on http.
 */
export function isAllowedRedirect(
  address: string,
  { origin, providerHosts }: RedirectOptions,
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const own = new URL(origin);
  if (username || password) return false;
  const isOwn = hostname === own.hostname || (isLoopback(hostname) && isLoopback(own.hostname));
  if (protocol === 'http:') return isOwn && own.protocol === 'http:';
  return protocol === 'https:' && (isOwn || providerHosts.includes(hostname));
}

/** Prefix of a URL that a page would open; other texts are codes to display. */
const web = /^https?:/i;

/** The first URL in a response to which the browser must not be redirected, if any. */
export function findBlockedRedirect(
  { id }: ApiCall,
  body: unknown,
  destinations: RedirectOptions,
): string | undefined {
  const field = id && redirectFields[id];
  if (!field || !isRecord(body) || !isRecord(body.data)) return undefined;
  const address = body.data[field];
  if (typeof address !== 'string' || address === '') return undefined;
  if (id === 'startPayment' && !web.test(address.trim())) return undefined;
  return isAllowedRedirect(address, destinations) ? undefined : address;
}
