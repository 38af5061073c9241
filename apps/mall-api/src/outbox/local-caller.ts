import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request comes from this machine and names it: the connection, the address that a proxy
 * hands on, and the host, so that a foreign name that resolves to here does not count. Of the host
 * both the header itself and what a proxy says of it, since a page may write the latter as it likes.
 */
export function isLocalCaller(request: FastifyRequest): boolean {
  const addresses = [request.socket.remoteAddress ?? '', request.ip];
  const hosts = [request.headers.host ?? '', request.host];
  return (
    addresses.every((address) => LOOPBACK.test(address)) &&
    hosts.every((host) => LOCAL_HOST.test(host))
  );
}
