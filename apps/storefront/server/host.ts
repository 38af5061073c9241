import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback';

const shape = /^([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::(\d{1,5}))?$/;

/** The one Host header of a request, or undefined when it is missing, doubled or no host with a port. */
export function readHost(req: IncomingMessage): URL | undefined {
  const [host = '', another] = req.headersDistinct.host ?? [];
  const match = shape.exec(host);
  const port = Number(match?.[2] ?? 80);
  if (!match || another !== undefined || port < 1 || port > 65_535) return undefined;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
}

/** An address of this machine as the host of an address: `[…]` around version 6, no mapped version 4. */
function asHostname(address = '') {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

/**
 * Whether a Host header is accepted when no public address is configured: loopback names, the address
 * that the request arrived on, and the configured listen address.
 */
export function isOwnHost({ hostname }: URL, req: IncomingMessage, listensOn = ''): boolean {
  const own = [asHostname(req.socket.localAddress), asHostname(listensOn)];
  return isLoopback(hostname) || own.includes(hostname);
}
