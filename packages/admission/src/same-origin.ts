import type { IncomingMessage } from 'node:http';

/** A custom header, which forms cannot send, and other origins only after a CORS preflight. */
export const OWN_HEADER = 'x-vermilion';

const originOfUrl = (value: string) => (URL.canParse(value) ? new URL(value).origin : 'null');

/**
 * Whether Sec-Fetch-Site, Origin or Referer shows that a request comes from the origin `own`. The Referer
 * is needed on plain http, where browsers send neither of the other two with a GET.
 */
export function isFromOrigin(req: IncomingMessage, own: string): boolean {
  const { origin, referer } = req.headers;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === own;
  if (site !== undefined) return true;
  return referer !== undefined && originOfUrl(referer) === own;
}

/** Whether a write is allowed: it needs the custom header and must come from our pages. */
export const isOwnScriptCall = (req: IncomingMessage, own: string): boolean =>
  req.headers[OWN_HEADER] === '1' && isFromOrigin(req, own);
