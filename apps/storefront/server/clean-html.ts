import sanitize from 'sanitize-html';

/** No shop writes more; to clean it would hold up everybody. Characters. */
const LONGEST = 500_000;
/** Browsers stop at a few hundred themselves. */
const DEEPEST = 100;
const REMEMBERED = 300;

const remembered = new Map<string, string>();

const clean = (html: string) =>
  sanitize(html, {
    allowedTags: [...sanitize.defaults.allowedTags, 'img', 'picture', 'source', 'del', 'ins'],
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      source: ['srcset', 'sizes', 'type', 'media'],
      '*': ['lang', 'dir'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
  });

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
  const cleaned = clean(html);
  remembered.set(html, cleaned);
  return cleaned;
}
