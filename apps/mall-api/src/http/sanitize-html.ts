import sanitize from 'sanitize-html';

/**
 * Text with formatting from a shop, reduced to what cannot harm: no script, no style sheet, no
 * handler, no frame. Whatever stores such a text stores it like this; doing it again changes nothing.
 */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
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
  });
}
