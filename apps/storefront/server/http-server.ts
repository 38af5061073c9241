import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { closeUnreadRequest, limitConnections } from '@vermilion/admission';
import type { Limits } from './limits';
import { defaultLimits } from './limits';

/** How many times within a timeout Node checks for requests that exceed it. */
const CHECKS_PER_TIMEOUT = 4;
/** Milliseconds by which the keep-alive timeout is to be the first that closes a connection. */
const KEEP_ALIVE_BUFFER_MS = 5000;

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
  server.setTimeout(Math.max(idle, keepAlive + KEEP_ALIVE_BUFFER_MS));
  server.on('request', (req, res) => closeUnreadRequest(req, res, linger));
  const { connections, connectionsPerCaller } = limits;
  limitConnections(server, { total: connections, perCaller: connectionsPerCaller, isProxy });
  return server;
}
