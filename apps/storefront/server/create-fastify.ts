import type { RequestListener, Server } from 'node:http';
import { inTurn } from '@vermilion/admission';
import { logOptions, requestIdOf } from '@vermilion/telemetry';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createClientErrorHandler } from './client-errors';
import type { Limits } from './limits';
import { homeUrl, parseRequestUrl } from './request-url';

/** Makes the server of a listener. */
export type ServerFactory = (listener: RequestListener) => Server;

export interface LogSettings {
  /** Default: `silent`. */
  logLevel?: string;
  /** Destination of the log. Default: standard output. */
  logStream?: { write(line: string): void };
  /** Whether an address is a trusted proxy, which may give requests their ids. */
  trusts(address: string): boolean;
}

/** Fastify on a server of ours. Routes are found by the path as our own rules read it. */
export function createFastify(
  serverFactory: ServerFactory,
  { linger }: Limits,
  { logLevel = 'silent', logStream, trusts }: LogSettings,
): FastifyInstance {
  const answerClientError = createClientErrorHandler(linger);
  return fastify({
    logger: logOptions(logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: (request) => requestIdOf(request.headers, trusts(request.socket.remoteAddress ?? '')),
    serverFactory: (listener) => serverFactory(inTurn(listener)),
    clientErrorHandler: (error, socket) => void answerClientError(error, socket),
    // A hook refuses addresses that cannot be read
    rewriteUrl({ url }) {
      const { pathname, search } = parseRequestUrl(url) ?? homeUrl(url);
      return pathname + search;
    },
    // Whoever answers HEAD does so without making the body
    exposeHeadRoutes: false,
    routerOptions: { querystringParser: () => ({}) },
  });
}
