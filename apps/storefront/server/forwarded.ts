import type { IncomingMessage } from 'node:http';

const first = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();

/** Did the browser come by https, to us or to the proxy before us? */
export function isSecure(req: IncomingMessage): boolean {
  return 'encrypted' in req.socket || first(req.headers['x-forwarded-proto']) === 'https';
}

const hostShape = /^[A-Za-z0-9.-]+(:\d+)?$|^\[[0-9A-Fa-f:.]+\](:\d+)?$/;

/** The origin that the browser sees, such as `https://mall.example`. */
export function originOf(req: IncomingMessage): string {
  const host = first(req.headers['x-forwarded-host']) ?? req.headers.host ?? '';
  return `${isSecure(req) ? 'https' : 'http'}://${hostShape.test(host) ? host : 'localhost'}`;
}

/** The chain of addresses for the next server, the one that connected to us last. */
export function forwardedFor(req: IncomingMessage): string {
  const before = req.headers['x-forwarded-for'];
  const chain = [before, req.socket.remoteAddress].flat().filter(Boolean);
  return chain.join(', ');
}
