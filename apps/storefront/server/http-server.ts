import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Limits } from './limits';
import { defaultLimits } from './limits';

/** How often Node looks for requests that take too long, in parts of what they may take. */
const CHECKS_PER_TIMEOUT = 4;
/** How often connections are closed whose last answer has left, while the server ends. */
const IDLE_SWEEP_MS = 100;

/** A server that waits for nobody without end: for no head, no body, and no reader of an answer. */
export function createHttpServer(given: Partial<Limits> = {}): Server {
  const { head, request, idle, keepAlive, linger, connections } = { ...defaultLimits, ...given };
  const server = createServer({
    headersTimeout: head,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: Math.min(head, request) / CHECKS_PER_TIMEOUT,
  });
  server.setTimeout(idle);
  server.on('request', (req, res) => closeUnreadRequests(req, res, linger));
  server.maxConnections = connections;
  return server;
}

/** Node waits for the rest of a request that is answered already as long as anything of it comes. */
function closeUnreadRequests(req: IncomingMessage, res: ServerResponse, linger: number) {
  res.once('finish', () => {
    if (req.complete) return;
    const end = () => {
      // once all of it has come the connection may serve another request
      if (!req.complete) req.socket.destroy();
    };
    setTimeout(end, linger).unref();
  });
}

/**
 * Ends a server in order: no new connection, requests that run get `ms` to finish, and each connection
 * ends with the answer that is under way on it. Resolves when all are closed.
 */
export function drain(server: Server, ms: number): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    const timer = setTimeout(() => server.closeAllConnections(), ms);
    const tidy = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(tidy);
      resolve();
    });
  });
}
