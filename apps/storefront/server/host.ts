import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback';

const shape = /^([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::(\d{1,5}))?$/;

/**
 * The only Host header of a request; undefined when it is missing, repeated or not a host with an optional
 * port.
 */
export function readHost(req: IncomingMessage): URL | undefined {
  const [host = '', another] = req.headersDistinct.host ?? [];
  const match = shape.exec(host);
  const port = Number(match?.[2] ?? 80);
  if (!match || another !== undefined || port < 1 || port > 65_535) return undefined;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
}

/** A local socket address as a URL host: IPv6 in brackets, IPv4-mapped addresses as IPv4. */
function asHostname(address = '') {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

/**
 * Whether a Host header is accepted when no public origin is configured: loopback names, the address that the
 * request arrived on, and the configured listen address.
 */
export function isOwnHost({ hostname }: URL, req: IncomingMessage, listensOn = ''): boolean {
  const own = [asHostname(req.socket.localAddress), asHostname(listensOn)];
  return isLoopback(hostname) || own.includes(hostname);
}
