import { inTurn, isExcess, Refused } from '@vermilion/admission';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createAdmission } from './admission/admission';
import type { AdmissionRules } from './admission/rules';
import { sendHealth } from './admission/send-health';
import { sendRefusal } from './admission/send-refusal';
import { sendText } from './send-text';
import { parseCookies } from './cookies';
import { readForm } from './form-post/read-form';
import { localeRedirect } from './locale-redirect';
import { logError } from './log-error';
import { fallbackErrorPage } from './fallback-error-page';
import { FAVICON } from './favicon';
import type { Limits } from './limits';
import { defaultLimits } from './limits';
import { refuseAddress } from './malformed-address';
import type { PageCache, PageCacheOptions } from './page-cache';
import { createPageCache } from './page-cache';
import type { Locale } from '../src/i18n/locales';
import type { RefusedTexts } from './render/refused-texts';
import type { Theme } from './theme';
import { createChangeLog, type ChangeLog } from './changes/change-log';
import { createPublicResponseCache } from './public-response-cache';
import { isImagePath, relayImage } from './image-relay';
import { isApiPath, relay } from './relay';
import type { PageOptions, Pages } from './render';
import { sendPage } from './render';
import { sendSharedPage, shouldCache } from './send-shared-page';
import type { SiteOptions, VisitContext } from './request-context';
import { createRequestReader } from './request-context';
import type { OutsideScript } from './outside-scripts';
import { robotsTxt } from './robots';
import { createSitemap } from './sitemap/send-sitemap';
import { setCommonHeaders, setDocumentHeaders } from './security-headers';
import type { StaticFile } from './static';
import { sendStaticFile } from './static';

export interface AppOptions extends SiteOptions {
  apiBase: string;
  /** Hosts to which a browser may be redirected for sign-in and payment. */
  providerHosts?: readonly string[];
  theme: Theme;
  /** IANA name of the time zone in which pages show times; that of the API if undefined. */
  timeZone: string | undefined;
  /** Minutes between UTC and the API's times, where it does not tell them. */
  utcOffset: number;
  /** A trial mall, which is marked as such on every page. */
  isTrial?: boolean;
  /** Scripts of other companies on every page, for visitors who have agreed. */
  outside?: readonly OutsideScript[];
  files: ReadonlyMap<string, StaticFile>;
  /** Overrides of the default limits. */
  limits?: Partial<Limits>;
  /** Overrides of what callers may occupy. */
  admission?: Partial<AdmissionRules>;
  /** Lifetime of cached guest pages, and the size of the cache. */
  cachedPages?: PageCacheOptions;
  /** The log of changes; without a feed pages are cached only briefly. */
  changes?: ChangeLog;
  /** The texts for whoever is refused because too much is asked at once. */
  refusedTexts(locale: Locale): Promise<RefusedTexts>;
  /** Called for every page, so that development always renders the latest code. */
  pages(url: string): Promise<Pages>;
}

type Options = AppOptions &
  PageOptions & { pageCache: PageCache; sendSitemap: ReturnType<typeof createSitemap> };

const MB = 1024 * 1024;
/** Shorter than the half minute after which a browser refetches the data that came with a page. */
const defaultPageCache: PageCacheOptions = {
  maxBytes: 64 * MB,
  freshFor: 10_000,
  staleAfter: 20_000,
  currentFor: 300_000,
};

/** Files that browsers request without a link to them. */
const aliases: Record<string, string> = { '/favicon.ico': FAVICON };

const isPagePath = (first = '') => !/^(assets|api|picture)$/.test(first);

/** The renderer, and the request as one for the page's only address. */
async function findPage(context: VisitContext, options: Options) {
  const { url } = context;
  const pages = await options.pages(url.pathname + url.search);
  return { pages, page: { ...context, url: { ...url, ...(await pages.addressOf(url)) } } };
}

/** Handles a form submitted without JavaScript. */
async function handleForm(
  req: IncomingMessage,
  res: ServerResponse,
  context: VisitContext,
  options: Options,
) {
  const sent = await readForm(req, context.origin, options.limits, context.visit);
  if ('body' in sent) {
    const { pages, page } = await findPage(context, options);
    return sendPage(req, res, pages, page, options, sent.body);
  }
  res.setHeader('Connection', 'close');
  return sendText(res, sent.status, sent.reason);
}

/** Sends a page, or redirects to its address, in the visitor's language. */
async function handlePage(
  req: IncomingMessage,
  res: ServerResponse,
  context: VisitContext,
  options: Options,
) {
  const { pages, page } = await findPage(context, options);
  // Parameters that the page does not read stay in the browser's address bar
  const url = page.url.pathname + context.url.search;
  const cookie = parseCookies(req.headers.cookie).locale;
  const userAgent = req.headers['user-agent'];
  const location = localeRedirect({ url, cookie, userAgent });
  if (location) {
    res.setHeader('Vary', 'Cookie, User-Agent');
    return void res.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
  }
  if (page.url.pathname !== context.url.path)
    return void res.writeHead(308, { Location: url }).end();
  const send = shouldCache(pages, page, options) ? sendSharedPage : sendPage;
  return send(req, res, pages, page, options);
}

async function handle(
  req: IncomingMessage,
  res: ServerResponse,
  context: VisitContext,
  options: Options,
) {
  const { pathname, segments } = context.url;
  setCommonHeaders(res, context.secure);
  if (!/^\/assets\/.*\.(js|css)$/.test(pathname)) setDocumentHeaders(res);
  if (context.isMalformed) return refuseAddress(req, res, context, options);
  if (isApiPath(context.url)) return relay(req, res, context, options);
  if (req.method === 'POST' && isPagePath(segments[0]))
    return handleForm(req, res, context, options);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return sendText(res, 405, 'Method not allowed');
  }
  if (isImagePath(context.url)) return relayImage(req, res, context, options);
  if (pathname === '/robots.txt') return sendText(res, 200, robotsTxt(context.origin));
  if (await options.sendSitemap(req, res, context)) return;
  const path = aliases[pathname] ?? pathname;
  const file = options.files.get(path) ?? options.theme.files.get(path);
  if (file) return sendStaticFile(req, res, file);
  // A chunk of an older build: a short 404, so that the browser's chunk guard reloads at once
  if (/^(assets|api)$/.test(segments[0] ?? '')) return sendText(res, 404, 'Not found');
  return handlePage(req, res, context, options);
}

/** The whole storefront server as one listener: static files, relays, pages. */
export function createApp(given: AppOptions): RequestListener {
  const limits = { ...defaultLimits, ...given.limits };
  const { changes = createChangeLog() } = given;
  const pageCache = createPageCache(given.cachedPages ?? defaultPageCache, changes);
  const responseCache = createPublicResponseCache(changes);
  const fetchOptions = { providerHosts: [], ...given, limits, responseCache, changes };
  const options = { ...fetchOptions, pageCache, sendSitemap: createSitemap(fetchOptions) };
  const readContext = createRequestReader(options);
  const admission = createAdmission(given.admission);
  return inTurn((req, res) => {
    // Health checks use other host names than browsers, so this precedes the host check
    if (req.url === '/healthz' || req.url === '/readyz')
      return sendHealth(res, req.url, admission.status());
    const context = readContext(req);
    if ('status' in context) {
      res.setHeader('Connection', 'close');
      return sendText(res, context.status, context.text);
    }
    const visit = admission.visit(req, res, context.caller);
    const answer = async () => {
      if (!isExcess(req.socket)) return handle(req, res, { ...context, visit }, options);
      res.setHeader('Connection', 'close');
      throw new Refused('share');
    };
    answer()
      .catch((error: unknown) => {
        if (error instanceof Refused && !res.headersSent)
          return sendRefusal(req, res, context, error, options.refusedTexts);
        throw error;
      })
      .catch((error: unknown) => {
        if (visit.gone.aborted) return;
        logError('request', error);
        sendText(res, 500, fallbackErrorPage, 'text/html');
      })
      .finally(() => visit.answered());
  });
}
