/** The mall's languages, as they stand in paths, in the cookie and in the menu. */
export const LOCALES = ['en', 'zh-CN', 'es', 'fr', 'th', 'lao'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The language tag of a locale: what `lang`, `hreflang` and Intl understand. */
export const languageTag = (locale: Locale) => (locale === 'lao' ? 'lo' : locale);

/**
 * The locale by which numbers and dates are written. Browsers have no Lao data and would write them
 * by the machine's own language, other than the server did: English is what both have.
 */
export const formatTag = (locale: Locale) => (locale === 'lao' ? 'en' : locale);

/** `/zh-CN/goods_detail/1` is `zh-CN` under `/zh-CN`; the default locale has no prefix. */
export function localeOf(pathname: string): { locale: Locale; basename: string } {
  const first = pathname.split('/')[1];
  const locale = LOCALES.find((id) => id === first && id !== DEFAULT_LOCALE);
  return locale ? { locale, basename: `/${locale}` } : { locale: DEFAULT_LOCALE, basename: '/' };
}

/** The path of a page without the prefix of its locale. */
export function withoutLocale(pathname: string): string {
  const { basename } = localeOf(pathname);
  return basename === '/' ? pathname : pathname.slice(basename.length) || '/';
}

/** A path without prefix as it stands in a locale. */
export const localPath = (locale: Locale, path: string) => {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return prefix && path === '/' ? prefix : prefix + path;
};
