import type { IncomingMessage, ServerResponse } from 'node:http';
import type { render } from '../src/entry-server';
import type { HeadOptions } from './assets';
import { cacheControl } from './cache-control';
import { negotiate, pageCompressor } from './compress';
import { parseCookies } from './cookies';
import { forwardedFor, isSecure, originOf } from './forwarded';
import type { Look } from './look';
import { contentSecurityPolicy, createNonce } from './security-headers';
import { apiHeaders, dropToken, hasSession, readToken } from './session';

/** What is needed to turn a request into a page; made by the build, or by Vite while developing. */
export interface Pages {
  render: typeof render;
  /** Address of the browser's first script. */
  entry: string;
  head(options: HeadOptions): string;
  /** No content security policy while developing: the tools write scripts of their own. */
  policy: boolean;
}

function requestOf(req: IncomingMessage, signal: AbortSignal): Request {
  // joined as text: a path such as //other.example must never be read as a host
  return new Request(originOf(req) + (req.url ?? '/'), {
    headers: { cookie: req.headers.cookie ?? '' },
    signal,
  });
}

/** Renders a page and streams it, compressed, with its real status. */
export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  pages: Pages,
  { apiBase, look }: { apiBase: string; look: Look },
) {
  const nonce = createNonce();
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const result = await pages.render(requestOf(req, gone.signal), {
    api: {
      baseUrl: apiBase,
      headers: { ...apiHeaders(readToken(req)), 'x-forwarded-for': forwardedFor(req) },
    },
    hasToken: readToken(req) !== undefined,
    cookies: parseCookies(req.headers.cookie),
    origin: originOf(req),
    secure: isSecure(req),
    nonce,
    entry: pages.entry,
    look,
    head: (routeIds, locale) => pages.head({ routeIds, locale, nonce }) + look.tags,
  });
  const cookies = [...result.cookies];
  if (result.sessionLost && hasSession(req)) cookies.push(dropToken(req));
  if (cookies.length) res.setHeader('Set-Cookie', cookies);
  res.setHeader('Cache-Control', cacheControl(req.url ?? '/', hasSession(req)));
  res.setHeader('Vary', 'Accept-Encoding, Cookie');
  if (result.kind === 'redirect')
    return void res.writeHead(result.status, { Location: result.location }).end();
  if (pages.policy)
    res.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce, isSecure(req)));
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
