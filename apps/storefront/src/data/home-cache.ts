import type { HomeIndex } from '@vermilion/api-client';
import { localStore } from '../browser/storage';

export const HOME_CACHE_KEY = 'homeDataPc';
const HOUR_MS = 3_600_000;

/** Caches the home data, which is in the language of the page, for an hour. */
export function writeHomeCache(
  value: HomeIndex,
  locale: string,
  now = Date.now(),
  store = localStore,
) {
  store.setItem(HOME_CACHE_KEY, JSON.stringify({ value, expiry: now + HOUR_MS, locale }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The cached home data while fresh; removes data that is expired, unreadable or in another language. */
export function readHomeCache(
  locale: string,
  now = Date.now(),
  store = localStore,
): HomeIndex | undefined {
  const text = store.getItem(HOME_CACHE_KEY);
  if (text === null) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    if (
      isRecord(entry) &&
      entry.locale === locale &&
      Number(entry.expiry) > now &&
      isRecord(entry.value)
    )
      // Written only by writeHomeCache
      return entry.value as HomeIndex;
  } catch {
    // falls through to the removal
  }
  store.removeItem(HOME_CACHE_KEY);
  return undefined;
}
