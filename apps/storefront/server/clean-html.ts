import allowed from '@vermilion/api-client/contract/allowed-html.json';
import sanitize from 'sanitize-html';

/** No shop writes more; to clean it would hold up everybody. Characters. */
const MAX_LENGTH = 500_000;
const MAX_CACHED = 300;

const cache = new Map<string, string>();

/**
 * Formatted text of a shop, reduced to what cannot harm the page: no script, style, handler, frame,
 * form or name. The texts that were asked for last are remembered.
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
