import { Writable } from 'node:stream';
import { Refused } from '@vermilion/admission';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonal } from './cache-control';
import type { Source } from './changes/change-log';
import { logError } from './log-error';
import type { PageCache } from './page-cache';
import { createPageFetch } from './page-fetch';
import { passOn } from './pass-on';
import type { PageOptions, Pages } from './render';
import {
  anonymous,
  pathOf,
  policyOf,
  renderPage,
  respond,
  sendPage,
  setPageHeaders,
} from './render';
import type { RenderResult } from './render/types';
import type { RequestContext, VisitContext } from './request-context';
import { nonceSources, type OwnSources } from './security-headers';
import { sendBody } from './send-body';
import type { SharedPage } from './shared-page';
import { toSharedPage } from './shared-page';

type Options = PageOptions & { pageCache: PageCache };

/** Pages are cached by origin, because their links contain it. */
const addressOf = (context: RequestContext) => context.origin + pathOf(context);

/** Whether the page of a request is sent from the cache, or cached. */
export const shouldCache = (pages: Pages, context: RequestContext, { pageCache }: Options) =>
  pages.policy && !isPersonal(context.url.pathname) && pageCache.shouldCache(addressOf(context));

/**
 * Sends a page that is the same for everybody: from the cache, from a render in progress, or rendered and
 * streamed for this request. It contains neither cookies nor any other data of the request.
 */
export async function sendSharedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  context: VisitContext,
  options: Options,
) {
  const { pageCache } = options;
  const { visit } = context;
  const address = addressOf(context);
  const render = async () => {
    // Also a page that requests nothing has an age
    const sources: Source[] = [{ tags: [], requestedAt: options.changes.now() }];
    const pageFetch = createPageFetch(context.origin, options, sources);
    const asked = new Request(address);
    const rendered = await renderPage(asked, pages, context, options, anonymous, pageFetch);
    return { ...rendered, sources };
  };
  const policy = (own: OwnSources) => policyOf(context, options, own);
  const send = ({ bodies, etag, policy: sent }: SharedPage) => {
    setPageHeaders(reply, 'shared', pages, options);
    reply.header('content-security-policy', sent);
    sendBody(reply, { type: 'text/html; charset=utf-8', etag, bodies });
  };

  const cached = pageCache.get(address);
  if (cached) {
    send(cached.page);
    if (cached.isFresh || pageCache.pending(address)) return;
    const revalidate = async () => collect(await render(), policy, discard);
    return visit.laterPage(() => pageCache.add(address, revalidate)).catch(logRevalidation);
  }
  const pending = pageCache.pending(address);
  const page = await pending;
  if (page) return send(page);
  if (pending || request.method === 'HEAD')
    return sendPage(request, reply, pages, context, options);
  const renderAndSend = async () => {
    const rendered = await render();
    return collect(rendered, policy, (result) => {
      setPageHeaders(reply, 'public', pages, options);
      if (result.cookies.length) reply.header('set-cookie', result.cookies);
      reply.header('content-security-policy', policy(nonceSources(rendered.nonce)));
      void respond(reply, result);
    });
  };
  const other = await visit.page(async () => {
    // Another request may have rendered it while this one waited; nobody waits for the turn of another caller
    const made = pageCache.get(address)?.page ?? pageCache.pending(address);
    if (made === undefined) await pageCache.add(address, renderAndSend);
    return { made };
  });
  if (other.made === undefined) return;
  const shared = await other.made;
  return shared ? send(shared) : sendPage(request, reply, pages, context, options);
}

/** A refused one is tried again with the next request. */
function logRevalidation(error: unknown) {
  if (!(error instanceof Refused)) logError('revalidation', error);
}

function discard(result: RenderResult) {
  if (result.kind === 'document') result.pipe(new Writable({ write: (_p, _e, done) => done() }));
}

/** Sends a page and resolves to its cacheable form; undefined when it must not be shared. */
async function collect(
  { result, nonce, sources }: Awaited<ReturnType<typeof renderPage>> & { sources: Source[] },
  policy: (own: OwnSources) => string,
  send: (result: RenderResult) => void,
): Promise<SharedPage | undefined> {
  if (result.kind === 'redirect') {
    send(result);
    return undefined;
  }
  const html = await new Promise<string>((resolve) =>
    send({ ...result, pipe: (to) => result.pipe(collector(resolve, to)) }),
  );
  const isForAll = result.status === 200 && result.cookies.length === 0 && result.isComplete();
  return isForAll ? toSharedPage(html, nonce, policy, sources) : undefined;
}

/** Collects what is written, and passes it on. */
function collector(onEnd: (html: string) => void, live: Writable) {
  const parts: Buffer[] = [];
  const stream = passOn(live, (part) => parts.push(part));
  return stream.once('finish', () => onEnd(Buffer.concat(parts).toString()));
}
