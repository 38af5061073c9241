import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parseCookies } from '@vermilion/admission';
import { REQUEST_ID } from '@vermilion/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeadOptions } from './assets';
import type { BackOfficeSettings } from './back-office';
import type { PageKind } from './cache-control';
import { cacheControl, isPersonal } from './cache-control';
import { negotiate, pageCompressor } from './compress';
import { sessionFetch } from './form-post/session-fetch';
import type { OutsideScript } from './outside-scripts';
import type { PageFetchOptions } from './page-fetch';
import { createPageFetch } from './page-fetch';
import { passOn } from './pass-on';
import type { pageAddress, render } from './render/entry';
import type { RenderResult } from './render/types';
import type { RequestContext, VisitContext } from './request-context';
import type { OwnSources } from './security-headers';
import { contentSecurityPolicy, createNonce, hasCardForm, nonceSources } from './security-headers';
import { apiHeaders, clearSessionCookies, readSession } from './session';
import type { Theme } from './theme';
import { traceScript } from './trace-script';

/** The modules that render pages; from the build, or from Vite in development. */
export interface Pages {
  /** Resolves to the only address of the page that a request asks for. */
  addressOf: typeof pageAddress;
  render: typeof render;
  /** URL of the browser's entry script. */
  entry: string;
  /** Path of the components' styles; none in development, where scripts insert them. */
  stylesheet?: string;
  head(options: HeadOptions): string;
  /** Whether to send a content security policy; not in development, where tools inject scripts. */
  policy: boolean;
}

export type PageOptions = PageFetchOptions & {
  theme: Theme;
  timeZone: string | undefined;
  utcOffset: number;
  isTrial?: boolean;
  /** Scripts of other companies on every page, for visitors who have agreed. */
  outside?: readonly OutsideScript[];
  /** The back office; none where it is turned off. */
  backOffice?: BackOfficeSettings | undefined;
  /** Turned on: pages tell of their calls' traces. */
  tracing?: { share: number } | undefined;
  /** Renders the error page of this HTTP status instead of the page. */
  failure?: number;
};

/** The path and query for which a request's page is rendered. */
export const pathOf = ({ url }: RequestContext) => url.pathname + url.search;

/** The content security policy for the page of a request. */
export const policyOf = (
  { url, secure }: RequestContext,
  { outside }: Pick<PageOptions, 'outside'>,
  sources: OwnSources,
) => contentSecurityPolicy(sources, { secure, cardForm: hasCardForm(url.pathname), outside });

/** The visitor's data that rendering depends on. */
interface Visitor {
  token: string | undefined;
  cookies: Readonly<Record<string, string>>;
}

/** The visitor of public pages, which are the same for everybody, signed in or not. */
export const anonymous: Visitor = { token: undefined, cookies: {} };

/** Renders the page of a request for a visitor, with a fresh nonce. */
export async function renderPage(
  request: Request,
  pages: Pages,
  { origin, secure, address, id }: VisitContext,
  options: PageOptions,
  visitor: Visitor,
  pageFetch = createPageFetch(origin, options),
) {
  const { apiBase, theme, timeZone, utcOffset, isTrial = false, outside = [], failure } = options;
  const { backOffice } = options;
  const nonce = createNonce();
  const result = await pages.render(request, {
    api: {
      baseUrl: apiBase,
      fetch: pageFetch,
      headers: { ...apiHeaders(visitor.token), 'x-forwarded-for': address, [REQUEST_ID]: id },
    },
    requestId: id,
    hasToken: visitor.token !== undefined,
    cookies: visitor.cookies,
    origin,
    secure,
    nonce,
    entry: pages.entry,
    theme,
    timeZone,
    utcOffset,
    isTrial,
    outside,
    // One with a host of its own is not advertised
    hasOffice: backOffice !== undefined && backOffice.origin === undefined,
    failure,
    head: (routeIds, locale) =>
      traceScript(nonce, options.tracing?.share) +
      pages.head({ routeIds, locale, nonce }) +
      theme.tags,
  });
  return { result, nonce };
}

/** The request for the router, which reads no header but a form's content type. */
function requestOf(address: string, signal: AbortSignal, form?: Buffer) {
  if (!form) return new Request(address, { signal });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Request(address, { method: 'POST', headers, body: new Uint8Array(form), signal });
}

/**
 * Renders and streams a page, after waiting for a place; a personal page is rendered for its visitor. `form` is a
 * submitted body.
 */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  context: VisitContext,
  options: PageOptions,
  form?: Buffer,
) => context.visit.page(() => streamPage(request, reply, pages, context, options, form));

async function streamPage(
  { raw: req }: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  context: VisitContext,
  options: PageOptions,
  form?: Buffer,
) {
  const { origin, secure, visit } = context;
  const request = requestOf(origin + pathOf(context), visit.gone, form);
  const session = readSession(req, secure);
  const pageFetch = createPageFetch(origin, options);
  const ofForm = form && sessionFetch(pageFetch, session, secure, options.apiBase);
  const isForVisitor = form !== undefined || isPersonal(context.url.pathname);
  const visitor = isForVisitor
    ? { token: session.token, cookies: parseCookies(req.headers.cookie) }
    : anonymous;
  const { result, nonce } = await renderPage(
    request,
    pages,
    context,
    options,
    visitor,
    ofForm?.fetch ?? pageFetch,
  );
  const cookies = [...result.cookies, ...(ofForm?.cookies ?? [])];
  if (result.sessionLost) cookies.push(...clearSessionCookies(session.names, secure));
  if (cookies.length) reply.header('set-cookie', cookies);
  setPageHeaders(reply, isForVisitor ? 'personal' : 'public', pages, options);
  if (pages.policy)
    reply.header('content-security-policy', policyOf(context, options, nonceSources(nonce)));
  await respond(reply, result);
}

/** Sets the caching headers of a page, and requests its styles before the browser parses it. */
export function setPageHeaders(
  reply: FastifyReply,
  kind: PageKind,
  { stylesheet }: Pages,
  { theme }: PageOptions,
) {
  const styles = [stylesheet, theme.stylesheet].filter((path) => path !== undefined);
  if (styles.length)
    reply.header('link', styles.map((path) => `<${path}>; rel=preload; as=style`).join(', '));
  reply.header('cache-control', cacheControl[kind]);
  reply.header('vary', kind === 'personal' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
}

/**
 * Streams a page, compressed, with its actual status, or sends a redirect. Resolves when the page has been rendered,
 * whether or not it has been read.
 */
export async function respond(reply: FastifyReply, result: RenderResult): Promise<void> {
  if (result.kind === 'redirect')
    return void reply.code(result.status).header('location', result.location).send();
  const { method, headers, visitContext } = reply.request;
  const encoding = negotiate(headers['accept-encoding']);
  reply.code(result.status).type('text/html; charset=utf-8');
  if (encoding) reply.header('content-encoding', encoding);
  if (method === 'HEAD') {
    result.abort();
    return void reply.send();
  }
  const page = new PassThrough();
  void reply.send(page);
  const sent = passOn(page);
  if (!encoding) result.pipe(sent);
  else {
    const compressor = pageCompressor(encoding);
    compressor.pipe(sent);
    result.pipe(compressor);
  }
  await finished(sent);
  visitContext.visit.answered(page.writableLength + page.readableLength);
}
