import type { Locale } from '../../src/i18n/locales';
import { LOCALES } from '../../src/i18n/locales';

/**
 * One file of the sitemap: the index, or for one language the mall's own pages, or goods or shops from an id
 * on.
 */
export type SitemapFile =
  | { kind: 'index' }
  | { kind: 'pages'; locale: Locale }
  | { kind: 'goods' | 'shops'; locale: Locale; from: number };

const PART = /^\/sitemap\/([\w-]+)\/(?:(pages)|(goods|shops)-([1-9]\d{0,9}))\.xml$/;

/** The path of a file. */
export function pathOfFile(file: SitemapFile): string {
  if (file.kind === 'index') return '/sitemap.xml';
  const name = file.kind === 'pages' ? file.kind : `${file.kind}-${file.from}`;
  return `/sitemap/${file.locale}/${name}.xml`;
}

/** The file at a path; undefined for any other path. */
export function fileAt(pathname: string): SitemapFile | undefined {
  if (pathname === '/sitemap.xml') return { kind: 'index' };
  const [, id, pages, kind, from] = PART.exec(pathname) ?? [];
  const locale = LOCALES.find((known) => known === id);
  if (!locale) return undefined;
  if (pages) return { kind: 'pages', locale };
  return { kind: kind === 'goods' ? 'goods' : 'shops', locale, from: Number(from) };
}
