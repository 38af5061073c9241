import { type Location, parsePath, type To } from 'react-router-dom';
import type { PageQuery } from './page-route';

/** Our state in a browser history entry. */
export interface HistoryState {
  key: string;
  /** Position in the history, so that a blocked step can be reverted. */
  index: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** The location of a new history entry. */
export function toLocation(to: To, key = newKey()): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state: null, key };
}

/** A location with the parameters that its page reads; the address bar keeps the others. */
export const ownLocation = (location: Location, query?: PageQuery): Location => ({
  ...location,
  search: query?.reduce(location.search) ?? '',
});

/** The location of the browser's URL. */
export function currentLocation(): Location {
  const { key = 'default' } = (window.history.state ?? {}) as Partial<HistoryState>;
  return toLocation(window.location, key);
}
