import { Refused } from '@vermilion/admission';
import { parseCookies } from '@vermilion/admission';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import { FORM_BYTES, formRefusal, refusedForms } from './form-post/form-refusal';
import type { Limits } from './limits';
import type { Gate } from './line/gate';
import { localeRedirect } from './locale-redirect';
import type { PageCache } from './page-cache';
import { bodyOf, receiving } from './receive-body';
import type { PageOptions, Pages } from './render';
import { sendPage } from './render';
import { sendSharedPage, shouldCache } from './send-shared-page';
import { sendText } from './send-text';
import { sending } from './visits';

type Options = PageOptions & {
  limits: Limits;
  pageCache: PageCache;
  pages(url: string): Promise<Pages>;
  /** Where visitors wait in a rush. */
  gate?: Gate | undefined;
};

/** The renderer, and the request as one for the page's only address. */
async function findPage(request: FastifyRequest, options: Options) {
  const { visitContext: context } = request;
  const { url } = context;
  const pages = await options.pages(url.pathname + url.search);
  const { pageId, ...address } = await pages.addressOf(url);
  request.pageId = pageId;
  return { pages, page: { ...context, url: { ...url, ...address } } };
}

/** Sends a page, or redirects to its address, in the visitor's language. */
async function handlePage(request: FastifyRequest, reply: FastifyReply, options: Options) {
  const { headers, visitContext: context } = request;
  // A chunk of an older build: a short 404, so that the browser's chunk guard reloads at once
  if (/^(assets|api)$/.test(context.url.segments[0] ?? ''))
    return sendText(reply, 404, 'Not found');
  const { pages, page } = await findPage(request, options);
  // Parameters that the page does not read stay in the browser's address bar
  const url = page.url.pathname + context.url.search;
  const cookie = parseCookies(headers.cookie).locale;
  const location = localeRedirect({ url, cookie, userAgent: headers['user-agent'] });
  if (location) {
    reply.headers({ vary: 'Cookie, User-Agent', 'cache-control': 'no-store' });
    return void reply.redirect(location, 302);
  }
  if (page.url.pathname !== context.url.path) return void reply.redirect(url, 308);
  const send = shouldCache(pages, page, options) ? sendSharedPage : sendPage;
  const work = () => send(request, reply, pages, page, options);
  return options.gate ? options.gate.pass(request, reply, work) : work();
}

/** Refuses what is no form of a page of this mall, before its body is received. */
const protectForm: onRequestHookHandler = (request, reply, done) => {
  const { raw, visitContext: context } = request;
  if (/^(assets|api|picture)$/.test(context.url.segments[0] ?? '')) return reply.callNotFound();
  const refusal = formRefusal(raw, context.origin);
  if (!refusal) return done();
  reply.header('connection', 'close');
  sendText(reply, refusal.status, refusal.reason);
};

function sendFormFailure(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const reason = refusedForms[error.statusCode ?? 500];
  if (error instanceof Refused || !reason) throw error;
  reply.header('connection', 'close');
  sendText(reply, error.statusCode ?? 400, reason);
}

/** The pages, and the forms that are submitted to them without JavaScript. */
export function addPages(app: FastifyInstance, options: Options) {
  const handler = sending((request, reply) => handlePage(request, reply, options));
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler });
  app.post(
    '/*',
    {
      ...receiving(FORM_BYTES, options.limits.body),
      onRequest: protectForm,
      errorHandler: sendFormFailure,
    },
    sending(async (request, reply) => {
      const { pages, page } = await findPage(request, options);
      return sendPage(request, reply, pages, page, options, bodyOf(request));
    }),
  );
}
