const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>'"]/g, (sign) => entities[sign] ?? sign);

const listOf = (root: string, entry: string, addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...addresses.map((address) => `<${entry}><loc>${escape(address)}</loc></${entry}>`),
    `</${root}>`,
    '',
  ].join('\n');

/** A list of pages in the sitemaps.org format. */
export const urlSet = (addresses: readonly string[]) => listOf('urlset', 'url', addresses);

/** A sitemap index: a list of sitemap files. */
export const sitemapIndex = (addresses: readonly string[]) =>
  listOf('sitemapindex', 'sitemap', addresses);
