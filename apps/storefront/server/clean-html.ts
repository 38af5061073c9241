import allowed from '@vermilion/api-client/contract/allowed-html.json';
import sanitize from 'sanitize-html';

/** In characters. Sanitising a longer text would block the event loop. */
const MAX_LENGTH = 500_000;
const MAX_CACHED = 300;

const cache = new Map<string, string>();

/**
 * Sanitises HTML written by shops: no scripts, styles, event handlers, frames, forms or names. Recent results
 * are cached.
 */
export function cleanHtml(html: string): string {
  if (html.length > MAX_LENGTH) return '';
  const known = cache.get(html);
  if (known !== undefined) return known;
  const [oldest] = cache.size >= MAX_CACHED ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  const cleaned = sanitize(html, allowed);
  cache.set(html, cleaned);
  return cleaned;
}
