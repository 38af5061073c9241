import type { Locale } from '../i18n/locales';
import { localPath, withoutLocale } from '../i18n/locales';

/** Where a page is. */
export interface PageLocation {
  /** Without the locale's prefix. */
  pathname: string;
  search: string;
  hash: string;
  /** Of the entry in the browser's history. */
  key: string;
}

/** What an entry of the browser's history keeps of ours. */
export interface HistoryState {
  key: string;
  /** Its place in the history, so that a step can be taken back. */
  index: number;
}

/** A path of this mall, without prefix, as a location. */
export function toLocation(path: string, key = 'default'): PageLocation {
  const { pathname, search, hash } = new URL(path, 'http://mall');
  return { pathname, search, hash, key };
}

/** The path and query of a location in a locale. */
export const hrefOf = (locale: Locale, { pathname, search, hash }: PageLocation) =>
  localPath(locale, pathname + search + hash);

/** The location in the browser's address. */
export function currentLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const { key = 'default' } = (window.history.state ?? {}) as Partial<HistoryState>;
  return { pathname: withoutLocale(pathname), search, hash, key };
}
