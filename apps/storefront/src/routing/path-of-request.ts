import { localeOf } from '../i18n/locales';

/** Path and query of a page's address, without the locale's prefix: as the router writes it. */
export function pathOfRequest(address: string): string {
  const { pathname, search } = new URL(address);
  const { basename } = localeOf(pathname);
  const path = basename === '/' ? pathname : pathname.slice(basename.length) || '/';
  return path + search;
}
