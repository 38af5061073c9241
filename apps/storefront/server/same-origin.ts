import type { IncomingMessage } from 'node:http';

/** The header that no form and no foreign page can send without asking first. */
export const OWN_HEADER = 'x-vermilion';

const originOfUrl = (value: string) => (URL.canParse(value) ? new URL(value).origin : 'null');

/**
 * Does one of the browser's own marks say that a request comes from pages of the origin `own`? The
 * Referer stands in for plain http addresses, where browsers send neither of the other two with a GET.
 */
export function isFromOrigin(req: IncomingMessage, own: string): boolean {
  const { origin, referer } = req.headers;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === own;
  if (site !== undefined) return true;
  return referer !== undefined && originOfUrl(referer) === own;
}

/** May this call change something? Only when it carries our header and comes from our pages. */
export const isOwnScriptCall = (req: IncomingMessage, own: string): boolean =>
  req.headers[OWN_HEADER] === '1' && isFromOrigin(req, own);
