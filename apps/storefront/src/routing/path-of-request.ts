import { withoutLocale } from '../i18n/locales';

/** Path and query of a page URL, without the locale prefix, as the router writes them. */
export function pathOfRequest(address: string): string {
  const { pathname, search } = new URL(address);
  return withoutLocale(pathname) + search;
}
