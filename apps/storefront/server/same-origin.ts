import type { IncomingMessage } from 'node:http';

/** The header that no form and no foreign page can send without asking first. */
export const OWN_HEADER = 'x-vermilion';

const originOfUrl = (value: string) => (URL.canParse(value) ? new URL(value).origin : 'null');

/**
 * May this request change something? Only when it comes from pages of the origin `own`: it carries
 * our header, and one of the browser's own marks says so. The Referer stands in for plain http
 * addresses, where browsers send neither of the other two with a GET.
 */
export function comesFromOurPages(req: IncomingMessage, own: string): boolean {
  if (req.headers[OWN_HEADER] !== '1') return false;
  const { origin, referer } = req.headers;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === own;
  if (site !== undefined) return true;
  return referer !== undefined && originOfUrl(referer) === own;
}
