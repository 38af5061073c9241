import type { OperationId } from '@vermilion/api-client';
import type { ApiCall } from './calls';
import { isRecord } from './is-record';
import { isLoopback } from './loopback';

/** The calls whose answers send a browser away, and the field with the address. */
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
 * May a browser be sent to this address? By https to the hosts of providers and to the mall's own; by
 * http only to the host of a mall that is itself reached by http, such as one on this machine.
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

/** The start of an address that a page would go to; other texts are codes to show. */
const web = /^https?:/i;

/** The address in an answer to which no browser may be sent, if there is one. */
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
