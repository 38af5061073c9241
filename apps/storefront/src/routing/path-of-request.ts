import { withoutLocale } from '../i18n/locales';

/** Path and query of a page's address, without the locale's prefix: as the router writes it. */
export function pathOfRequest(address: string): string {
  const { pathname, search } = new URL(address);
  return withoutLocale(pathname) + search;
}
