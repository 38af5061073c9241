import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answer } from './answer';
import { parseCookies } from './cookies';
import { isSecure } from './forwarded';
import { localeRedirect } from './locale-redirect';
import type { Look } from './look';
import { relayPicture } from './picture';
import { isApiPath, relay } from './relay';
import type { Pages } from './render';
import { sendPage } from './render';
import { robotsTxt } from './robots';
import { setCommonHeaders, setWindowHeaders } from './security-headers';
import type { StaticFile } from './static';
import { sendStaticFile } from './static';

export interface AppOptions {
  apiBase: string;
  look: Look;
  files: ReadonlyMap<string, StaticFile>;
  /** Asked for at every page, so that development always renders the newest code. */
  pages(url: string): Promise<Pages>;
}

const names: Record<string, string> = { '/favicon.ico': '/favicon.svg' };

async function handle(req: IncomingMessage, res: ServerResponse, options: AppOptions) {
  const url = req.url ?? '/';
  const path = url.split('?')[0] ?? '/';
  setCommonHeaders(res, isSecure(req));
  if (!/^\/assets\/.*\.(js|css)$/.test(path)) setWindowHeaders(res);
  if (path === '/healthz') return answer(res, 200, 'ok');
  if (isApiPath(path)) return relay(req, res, options.apiBase);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return answer(res, 405, 'Method not allowed');
  }
  if (path.startsWith('/picture/')) return relayPicture(req, res, options.apiBase);
  if (path === '/robots.txt') return answer(res, 200, robotsTxt);
  const file = options.files.get(names[path] ?? path) ?? options.look.files.get(path);
  if (file) return sendStaticFile(req, res, file);
  // a chunk of an older build: a short answer, so that the browser's chunk guard acts at once
  if (/^\/+(assets|api)\//.test(path)) return answer(res, 404, 'Not found');
  const cookie = parseCookies(req.headers.cookie).locale;
  const elsewhere = localeRedirect({ url, cookie, userAgent: req.headers['user-agent'] });
  if (elsewhere) {
    res.setHeader('Vary', 'Cookie, User-Agent');
    return void res.writeHead(302, { Location: elsewhere, 'Cache-Control': 'no-store' }).end();
  }
  return sendPage(req, res, await options.pages(url), options);
}

/** The storefront's whole server as one listener: files, relays, pages. */
export function createApp(options: AppOptions): RequestListener {
  return (req, res) => {
    handle(req, res, options).catch((error: unknown) => {
      console.error(error);
      answer(res, 500, 'Something went wrong on our side. Please try again.');
    });
  };
}
