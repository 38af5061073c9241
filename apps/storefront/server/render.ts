import type { IncomingMessage, ServerResponse } from 'node:http';
import type { render } from '../src/entry-server';
import type { HeadOptions } from './assets';
import { cacheControl } from './cache-control';
import { negotiate, pageCompressor } from './compress';
import { parseCookies } from './cookies';
import { sessionFetch } from './form-post/session-fetch';
import type { Theme } from './theme';
import { createPageFetch } from './page-fetch';
import type { RelayOptions } from './relay-call';
import type { RequestContext } from './request-context';
import { contentSecurityPolicy, createNonce, hasCardForm } from './security-headers';
import { apiHeaders, clearSessionCookies, readSession } from './session';

/** What is needed to render pages; from the build, or from Vite in development. */
export interface Pages {
  render: typeof render;
  /** Address of the browser's first script. */
  entry: string;
  head(options: HeadOptions): string;
  /** No content security policy in development, where tools inject scripts. */
  policy: boolean;
}

/** The request for the router. Of a form's headers only the cookie and content type are kept. */
function requestOf(req: IncomingMessage, address: string, signal: AbortSignal, form?: Buffer) {
  const cookie = req.headers.cookie ?? '';
  if (!form) return new Request(address, { headers: { cookie }, signal });
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  return new Request(address, { method: 'POST', headers, body: new Uint8Array(form), signal });
}

/** Renders a page and streams it, compressed, with its real status. `form` is what was sent to it. */
export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  pages: Pages,
  { url, origin, secure, address }: RequestContext,
  options: RelayOptions & { theme: Theme; timeZone: string; isTrial?: boolean },
  form?: Buffer,
) {
  const { apiBase, theme, timeZone, isTrial = false } = options;
  const nonce = createNonce();
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const path = url.pathname + url.search;
  const request = requestOf(req, origin + path, gone.signal, form);
  const session = readSession(req, secure);
  const { token, names } = session;
  const pageFetch = createPageFetch(origin, options);
  const ofForm = form && sessionFetch(pageFetch, session, secure, apiBase);
  const result = await pages.render(request, {
    api: {
      baseUrl: apiBase,
      fetch: ofForm?.fetch ?? pageFetch,
      headers: { ...apiHeaders(token), 'x-forwarded-for': address },
    },
    hasToken: token !== undefined,
    cookies: parseCookies(req.headers.cookie),
    origin,
    secure,
    nonce,
    entry: pages.entry,
    theme,
    timeZone,
    isTrial,
    head: (routeIds, locale) => pages.head({ routeIds, locale, nonce }) + theme.tags,
  });
  const cookies = [...result.cookies, ...(ofForm?.cookies ?? [])];
  if (result.sessionLost) cookies.push(...clearSessionCookies(names, secure));
  if (cookies.length) res.setHeader('Set-Cookie', cookies);
  res.setHeader('Cache-Control', cacheControl(path, form !== undefined || names.length > 0));
  res.setHeader('Vary', 'Accept-Encoding, Cookie');
  if (result.kind === 'redirect')
    return void res.writeHead(result.status, { Location: result.location }).end();
  if (pages.policy) {
    const policy = contentSecurityPolicy(nonce, { secure, cardForm: hasCardForm(url.pathname) });
    res.setHeader('Content-Security-Policy', policy);
  }
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  const encoding = negotiate(req.headers['accept-encoding']);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.writeHead(result.status);
  if (req.method === 'HEAD') {
    result.abort();
    return void res.end();
  }
  if (!encoding) return result.pipe(res);
  const compressor = pageCompressor(encoding);
  compressor.pipe(res);
  res.once('close', () => compressor.destroy());
  result.pipe(compressor);
}
