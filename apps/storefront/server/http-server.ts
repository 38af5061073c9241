import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Limits } from './limits';
import { defaultLimits } from './limits';

/** How many times within a timeout Node checks for requests that exceed it. */
const CHECKS_PER_TIMEOUT = 4;
/** Interval at which idle connections are closed while the server shuts down. */
const IDLE_SWEEP_MS = 100;

/** An HTTP server with timeouts for headers, bodies and slow readers. */
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

/** Without this, Node keeps reading the rest of a request that has already been answered. */
function closeUnreadRequests(req: IncomingMessage, res: ServerResponse, linger: number) {
  res.once('finish', () => {
    if (req.complete) return;
    const end = () => {
      // After a complete request the connection can be reused
      if (!req.complete) req.socket.destroy();
    };
    setTimeout(end, linger).unref();
  });
}

/**
 * Graceful shutdown: no new connections, running requests get `ms` to finish, and each connection closes
 * after its current response. Resolves when all connections are closed.
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
