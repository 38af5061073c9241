import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyaddr from '@fastify/proxy-addr';
import { callerKey } from '@vermilion/admission';
import { createProxyCheck, type ProxyTrust, UNKNOWN_PROXY } from '@vermilion/settings';
import type { Visit } from './admission/admission';
import { isOwnHost, readHost } from './host';
import { log } from './log';
import type { RequestUrl } from './request-url';
import { homeUrl, parseRequestUrl } from './request-url';

export interface SiteOptions {
  /** Scheme, host and port under which browsers reach this storefront. Default: those of each request. */
  publicOrigin?: string;
  /** The address to listen on. Default: every address of the machine. */
  host?: string;
  /** Proxies whose forwarded headers are believed. Default: none, and those headers are ignored. */
  trustProxy?: ProxyTrust;
}

/** What is known about a request before it is handled. */
export interface RequestContext {
  url: RequestUrl;
  /** The address cannot be read. `url` is then the home page, in the language of the address. */
  isMalformed: boolean;
  /** The mall's own origin: the configured one, or that of the request's host. */
  origin: string;
  /** Whether browsers reach the mall by https. */
  secure: boolean;
  /** The IP address of the client. */
  address: string;
  /** Identifies the client in limits; undefined for what a trusted proxy asks for itself. */
  caller: string | undefined;
}

/** A request while it is handled. */
export interface VisitContext extends RequestContext {
  visit: Visit;
  /** Of this request, in the logs of both servers and in the errors that its visitor sees. */
  id: string;
}

export interface Refusal {
  status: 400 | 403 | 421;
  text: string;
}

const unreadable: Refusal = { status: 400, text: 'This request cannot be read.' };
const foreign: Refusal = {
  status: 421,
  text:
    'This mall does not know the host that it was asked for. Whoever runs it can name its address ' +
    'with MALL_STOREFRONT_URL.',
};

const unknownProxy: Refusal = { status: 403, text: UNKNOWN_PROXY };
const noProxies: ProxyTrust = { proxies: [], refusesOthers: false };

/** Creates a reader of request contexts, with the target as received, from the settings of a site. */
export function createRequestReader({ publicOrigin, host, trustProxy = noProxies }: SiteOptions) {
  const warn = (sentence: string) => log.warn({}, sentence);
  const proxies = createProxyCheck(trustProxy, proxyaddr.compile, warn);
  const { trusts } = proxies;

  const addressOf = (req: IncomingMessage) => {
    const clientAddress = proxyaddr(req, trusts);
    return isIP(clientAddress) ? clientAddress : (req.socket.remoteAddress ?? '');
  };
  const cameByHttps = (req: IncomingMessage) =>
    'encrypted' in req.socket ||
    (trusts(req.socket.remoteAddress ?? '', 0) && req.headers['x-forwarded-proto'] === 'https');

  return (req: IncomingMessage, target: string): RequestContext | Refusal => {
    const given = parseRequestUrl(target);
    const url = given ?? homeUrl(target);
    const asked = readHost(req);
    if (!asked) return unreadable;
    if (proxies.isRefused(req.socket.remoteAddress ?? '', req.headers['x-forwarded-for']))
      return unknownProxy;
    const address = addressOf(req);
    const caller = trusts(address, 0) ? undefined : callerKey(address);
    const known = { url, isMalformed: !given, address, caller };
    if (publicOrigin) {
      const secure = publicOrigin.startsWith('https:');
      return { ...known, origin: publicOrigin, secure };
    }
    if (!isOwnHost(asked, req, host)) return foreign;
    const secure = cameByHttps(req);
    return { ...known, origin: `${secure ? 'https' : 'http'}://${asked.host}`, secure };
  };
}
