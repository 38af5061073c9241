import { clientErrorHandler, closeUnreadRequest } from '@vermilion/admission';
import type { ProxyTrust } from '@vermilion/settings';
import {
  logOptions,
  noteOutcome,
  type Outcome,
  outcomeOfStatus,
  REQUEST_ID,
  requestIdOf,
} from '@vermilion/telemetry';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isBusy } from '../db/failures';
import { BusinessError, busy } from '../kernel/errors';
import { MoneyFormatError } from '../money/wire';
import { readBodies } from './body';
import { compileOnUse } from './compile-on-use';
import { failure } from './envelope';
import { createIsOwn } from './proxies';
import { textKeyword } from './text-keyword';
import { describeValidationError, ValidationError } from './validation';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A failure has its code as HTTP status too, for machines that rely on it. */
    realStatus?: boolean;
    /** The operationId of a call of the contract, by which it is counted. */
    operation?: string;
  }
}

export interface ServerOptions {
  logLevel: string;
  trustProxy: ProxyTrust;
  /** Milliseconds for which an unused connection stays open. */
  keepAlive?: number;
  /** Maximum size of a file in a form, in bytes. */
  largestFile: number;
  /** Destination of the log. Default: standard output. */
  logStream?: { write(line: string): void };
}

/** Why requests were refused, for the log: a reason of the contract, or a code of the envelope. */
const refusals = new WeakMap<FastifyRequest, string>();

/** Of all servers of a process, whose schemas are those of the contract: tests create hundreds. */
const compilersFactory = compileOnUse();

/**
 * Fastify configured for this API: HTTP 200 and an envelope for everything, tolerant of malformed requests.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const isOwn = createIsOwn(options.trustProxy);
  const app = fastify({
    logger: logOptions(options.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: (request) => requestIdOf(request.headers, isOwn(request.socket.remoteAddress ?? '')),
    trustProxy: [...options.trustProxy.proxies],
    bodyLimit: 1_048_576,
    // A slowly sent request must not hold its connection forever
    requestTimeout: 30_000,
    ...(options.keepAlive && { keepAliveTimeout: options.keepAlive }),
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    // Requests that arrive on an open connection while the server closes are answered too
    return503OnClosing: false,
    rewriteUrl: (request) => singleSlashes(request.url ?? '/'),
    schemaController: { compilersFactory },
    ajv: { customOptions: { strict: false, keywords: [textKeyword] } },
    schemaErrorFormatter: describeValidationError,
    frameworkErrors: (_error, _request, reply: FastifyReply) => sendNoCall(reply),
    clientErrorHandler: (error, socket) => void answerClientError(error, socket),
  });
  app.server.on('request', (request, response) => closeUnreadRequest(request, response));
  readBodies(app, options.largestFile);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { code, message, retryAfter, ...detail } = refusal(error, request.isReading);
    noteOutcome(request, outcomeOf(error, code));
    refusals.set(request, detail.reason ?? String(code));
    if (!(error instanceof BusinessError)) {
      if (code === 500) request.log.error({ err: error }, 'failed');
      if (code === 503) request.log.warn({ err: error }, 'busy');
    }
    if (retryAfter) reply.header('retry-after', retryAfter);
    // The contract's serialiser only describes successes
    return reply
      .code(request.routeOptions.config.realStatus ? code : 200)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(failure(code, message, detail));
  });
  app.setNotFoundHandler((_request, reply) => sendNoCall(reply));
  // Whoever reports a failure can name the request, which is in the logs
  app.addHook('onRequest', async (request, reply) => {
    // Unless a route says otherwise
    const safe = {
      'cache-control': 'no-store',
      'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    };
    reply.headers({ [REQUEST_ID]: request.id, ...safe });
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? '-'}`;
    const ms = Math.round(reply.elapsedTime);
    const refused = refusals.get(request);
    request.log.info(
      { route, status: reply.statusCode, ms, ...(refused && { refused }) },
      'answered',
    );
  });
  return app;
}

/** Messages for requests that Node's parser refuses, by HTTP status. */
const refusedRequests: Record<number, string> = {
  408: 'The request did not arrive in time',
  431: 'The headers of the request are too large',
};

const answerClientError = clientErrorHandler((status) => ({
  type: 'application/json',
  text: JSON.stringify(failure(status, refusedRequests[status] ?? 'The request cannot be read')),
}));

/** Calls of the contract are HTTP 200 whatever their code; other paths have their real status. */
function sendNoCall(reply: FastifyReply) {
  noteOutcome(reply.request, 'refused');
  const code = /^\/api\//.test(reply.request.url) ? 200 : 404;
  return reply.code(code).send(failure(404, 'There is no such call'));
}

/** A refusal by a rule has the code 500 too, for clients that know no other; a fault of the mall has no reason. */
function outcomeOf(error: FastifyError, code: number): Outcome {
  const outcome = outcomeOfStatus(code);
  return outcome === 'failed' && error instanceof BusinessError ? 'refused' : outcome;
}

/** PostgreSQL error codes for a number out of range and a character that it cannot store. */
const UNSTORABLE = ['22003', '22021', '22P05'];

interface Refusal {
  code: number;
  message: string;
  retryAfter?: number | undefined;
  reason?: string | undefined;
  field?: string | undefined;
  data?: unknown;
}

function refusal(error: FastifyError, isReading: boolean): Refusal {
  if (error instanceof BusinessError) {
    const { code, message, retryAfter, reason, field, data } = error;
    return { code, message, retryAfter, reason, field, data };
  }
  if (isBusy(error)) return busy();
  if (UNSTORABLE.includes(error.code)) return { code: 400, message: 'A parameter is out of range' };
  if (error instanceof ValidationError)
    return { code: 400, message: error.message, reason: error.reason, field: error.field };
  if (error instanceof MoneyFormatError) return { code: 400, message: error.message };
  if (error.validation) return { code: 400, message: error.message };
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    return { code: 400, message: 'The file is too large' };
  // Not every parser sets a status on its errors
  if (isReading || (error.statusCode && error.statusCode < 500)) {
    return { code: 400, message: 'The request body cannot be read' };
  }
  return { code: 500, message: 'System exception' };
}

/** `//api//front` means `/api/front`: base URLs often end in a slash. */
function singleSlashes(url: string): string {
  return url.includes('//') ? url.replace(/^[^?]*/, (path) => path.replace(/\/{2,}/g, '/')) : url;
}
