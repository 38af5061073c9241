import type { HomeIndex } from '@vermilion/api-client';
import { localStore } from '../browser/storage';

export const HOME_CACHE_KEY = 'homeDataPc';
const HOUR_MS = 3_600_000;

/** The home data and when they were fetched. */
export interface CachedHome {
  value: HomeIndex;
  updatedAt: number;
}

/** Caches the home data, which are in the language of the page, until an hour after they were fetched. */
export function writeHomeCache(
  { value, updatedAt }: CachedHome,
  locale: string,
  store = localStore,
) {
  store.setItem(HOME_CACHE_KEY, JSON.stringify({ value, expiry: updatedAt + HOUR_MS, locale }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The cached home data while fresh; removes data that is expired, unreadable or in another language. */
export function readHomeCache(
  locale: string,
  now = Date.now(),
  store = localStore,
): CachedHome | undefined {
  const text = store.getItem(HOME_CACHE_KEY);
  if (text === null) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    if (isRecord(entry) && entry.locale === locale && isRecord(entry.value)) {
      const updatedAt = Number(entry.expiry) - HOUR_MS;
      // Written only by writeHomeCache
      if (updatedAt > now - HOUR_MS) return { value: entry.value as HomeIndex, updatedAt };
    }
  } catch {
    // falls through to the removal
  }
  store.removeItem(HOME_CACHE_KEY);
  return undefined;
}
