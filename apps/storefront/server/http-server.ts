import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { closeUnreadRequest, limitConnections } from '@vermilion/admission';
import type { Health } from './admission/health';
import type { Limits } from './limits';
import { defaultLimits } from './limits';

/** How many times within a timeout Node checks for requests that exceed it. */
const CHECKS_PER_TIMEOUT = 4;
/** Interval at which idle connections are closed while the server shuts down. */
const IDLE_SWEEP_MS = 100;

/**
 * An HTTP server with timeouts for headers and bodies, and a share of connections for each client. The connections
 * of proxies are those of many clients.
 */
export function createHttpServer(
  given: Partial<Limits> = {},
  isProxy: (address: string) => boolean = () => false,
): Server {
  const { head, request, idle, keepAlive, linger, ...limits } = { ...defaultLimits, ...given };
  const server = createServer({
    headersTimeout: head,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: Math.min(head, request) / CHECKS_PER_TIMEOUT,
  });
  server.setTimeout(idle);
  server.on('request', (req, res) => closeUnreadRequest(req, res, linger));
  const { connections, connectionsPerCaller } = limits;
  limitConnections(server, { total: connections, perCaller: connectionsPerCaller, isProxy });
  return server;
}

/**
 * Graceful shutdown. The returned function says "not ready", still responds for `delay` milliseconds so that load balancers
 * notice, and then drains the server. Called again, it ends the delay.
 */
export function createStop(
  server: Server,
  health: Health,
  { delay, drain: patience }: { delay: number; drain: number },
): () => Promise<void> {
  const drainNow = new AbortController();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    health.ready = false;
    // Each connection closes after its current response: its client opens the next one elsewhere
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    await pause(delay, undefined, { signal: drainNow.signal }).catch(() => {});
    await drain(server, patience);
  };
  return () => {
    if (stopped) drainNow.abort();
    return (stopped ??= stop());
  };
}

/** No new connections; running requests get `ms` to finish. Resolves when all connections are closed. */
export function drain(server: Server, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), ms);
    const tidy = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(tidy);
      resolve();
    });
  });
}
