import { isExcess, Refused } from '@vermilion/admission';
import { REQUEST_ID } from '@vermilion/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Locale } from '../src/i18n/locales';
import type { Admission } from './admission/admission';
import { sendFailedPage, sendRefusal } from './admission/send-refusal';
import { fallbackErrorPage } from './fallback-error-page';
import { logError } from './log-error';
import type { RefusedTexts } from './render/refused-texts';
import type { SiteOptions, VisitContext } from './request-context';
import { createRequestReader } from './request-context';
import { setCommonHeaders, setDocumentHeaders } from './security-headers';
import { sendText } from './send-text';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is known about a request, and what it occupies. */
    visitContext: VisitContext;
  }
}

export interface VisitOptions extends SiteOptions {
  /** The texts for whoever is refused because too much is asked at once. */
  refusedTexts(locale: Locale): Promise<RefusedTexts>;
}

const needsNoDocumentHeaders = (path: string) => /^\/assets\/.*\.(js|css)$/.test(path);

/** Reads the context of each request, refuses those that are not for this mall, and answers failures. */
export function addVisits(app: FastifyInstance, admission: Admission, options: VisitOptions) {
  const readContext = createRequestReader(options);
  app.decorateRequest('visitContext');
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const context = readContext(raw, request.originalUrl);
    if ('status' in context) {
      reply.header('connection', 'close');
      return sendText(reply, context.status, context.text);
    }
    const visit = admission.visit(raw, reply.raw, context.caller);
    request.visitContext = { ...context, visit, id: request.id };
    // Whoever reports a failure can name the request, which is in the logs
    reply.header(REQUEST_ID, request.id);
    if (isExcess(raw.socket)) {
      reply.header('connection', 'close');
      return done(new Refused('share'));
    }
    setCommonHeaders(reply, context.secure);
    if (!needsNoDocumentHeaders(context.url.pathname)) setDocumentHeaders(reply);
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const fail = (failure: unknown) => {
      if (request.visitContext.visit.gone.aborted) return;
      logError('request', failure, request.id);
      const page = sendFailedPage(request, reply, options.refusedTexts);
      page.catch(() => sendText(reply, 500, fallbackErrorPage(request.id), 'text/html'));
    };
    if (!(error instanceof Refused) || reply.raw.headersSent) return fail(error);
    sendRefusal(request, reply, error, options.refusedTexts).catch(fail);
  });
}

/**
 * A route's handler that sends its response itself. It is no promise for Fastify, which would wait until the response
 * has been read.
 */
export const sending =
  (work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): RouteHandlerMethod =>
  (request, reply) => {
    work(request, reply)
      .catch((error: unknown) => reply.send(error))
      .finally(() => request.visitContext.visit.answered());
  };
