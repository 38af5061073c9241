/** The mall's languages, as used in paths, in the cookie and in the menu. */
export const LOCALES = ['en', 'zh-CN', 'es', 'fr', 'th', 'lao'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The BCP 47 tag of a locale, for `lang`, `hreflang` and Intl. */
export const languageTag = (locale: Locale) => (locale === 'lao' ? 'lo' : locale);

/**
 * The locale for numbers and plurals. Chrome has no Lao data and would use the system language, unlike the server; the
 * rules of Indonesian, which it has, are the same. For dates and names of countries see lao-formats.ts.
 */
export const formatTag = (locale: Locale) => (locale === 'lao' ? 'id' : locale);

/** `/zh-CN/goods_detail/1` is `zh-CN` under `/zh-CN`; the default locale has no prefix. */
export function localeOf(pathname: string): { locale: Locale; basename: string } {
  const first = pathname.split('/')[1];
  const locale = LOCALES.find((id) => id === first && id !== DEFAULT_LOCALE);
  return locale ? { locale, basename: `/${locale}` } : { locale: DEFAULT_LOCALE, basename: '/' };
}

/** The path of a page without its locale prefix. */
export function withoutLocale(pathname: string): string {
  const { basename } = localeOf(pathname);
  return basename === '/' ? pathname : pathname.slice(basename.length) || '/';
}

/** The path of a page, with the prefix of a locale. */
export const localPath = (locale: Locale, path: string) => {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return prefix && path === '/' ? prefix : prefix + path;
};
