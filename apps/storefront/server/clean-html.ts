import allowed from '@vermilion/api-client/contract/allowed-html.json';
import sanitize from 'sanitize-html';

/** No shop writes more; to clean it would hold up everybody. Characters. */
const LONGEST = 500_000;
const REMEMBERED = 300;

const remembered = new Map<string, string>();

/**
 * Formatted text of a shop, reduced to what cannot harm the page: no script, style, handler, frame,
 * form or name. The texts that were asked for last are remembered.
 */
export function cleanHtml(html: string): string {
  if (html.length > LONGEST) return '';
  const known = remembered.get(html);
  if (known !== undefined) return known;
  const [oldest] = remembered.size >= REMEMBERED ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  const cleaned = sanitize(html, allowed);
  remembered.set(html, cleaned);
  return cleaned;
}
