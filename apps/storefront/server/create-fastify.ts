import type { RequestListener, Server } from 'node:http';
import { inTurn } from '@vermilion/admission';
import fastify, { type FastifyInstance } from 'fastify';
import { createClientErrorHandler } from './client-errors';
import type { Limits } from './limits';
import { homeUrl, parseRequestUrl } from './request-url';

/** Makes the server of a listener. */
export type ServerFactory = (listener: RequestListener) => Server;

/** Fastify on a server of ours. Routes are found by the path as our own rules read it. */
export function createFastify(serverFactory: ServerFactory, { linger }: Limits): FastifyInstance {
  const answerClientError = createClientErrorHandler(linger);
  return fastify({
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
