import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request is local: the connection, the client address forwarded by a proxy, and the host name, so
 * that a foreign name that resolves to this machine does not count. Both the Host header and the forwarded
 * host are checked, since a page can set the latter freely.
 */
export function isLocalCaller(request: FastifyRequest): boolean {
  const addresses = [request.socket.remoteAddress ?? '', request.ip];
  const hosts = [request.headers.host ?? '', request.host];
  return (
    addresses.every((address) => LOOPBACK.test(address)) &&
    hosts.every((host) => LOCAL_HOST.test(host))
  );
}
