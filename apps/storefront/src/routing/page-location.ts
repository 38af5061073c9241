import type { Locale } from '../i18n/locales';
import { localPath, withoutLocale } from '../i18n/locales';
import type { PageQuery } from './page-route';

/** The location of a page. */
export interface PageLocation {
  /** Without the locale prefix. */
  pathname: string;
  search: string;
  hash: string;
  /** Key of the history entry. */
  key: string;
}

/** Our state in a browser history entry. */
export interface HistoryState {
  key: string;
  /** Position in the history, so that a blocked step can be reverted. */
  index: number;
}

/** The location of a path of this mall without prefix. */
export function toLocation(path: string, key = 'default'): PageLocation {
  const { pathname, search, hash } = new URL(path, 'http://mall');
  return { pathname, search, hash, key };
}

/** A location with the parameters that its page reads; the address bar keeps the others. */
export const ownLocation = (location: PageLocation, query?: PageQuery): PageLocation => ({
  ...location,
  search: query?.reduce(location.search) ?? '',
});

/** The URL of a location in a locale. */
export const hrefOf = (locale: Locale, { pathname, search, hash }: PageLocation) =>
  localPath(locale, pathname + search + hash);

/** The location of the browser's URL. */
export function currentLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const { key = 'default' } = (window.history.state ?? {}) as Partial<HistoryState>;
  return { pathname: withoutLocale(pathname), search, hash, key };
}
