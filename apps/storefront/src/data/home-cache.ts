import type { HomeIndex } from '@vermilion/api-client';
import { localStore } from '../browser/storage';

export const HOME_CACHE_KEY = 'homeDataPc';
const HOUR_MS = 3_600_000;

/** Keeps the home data, which are in the language of the page, for an hour. */
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

/** The cached home data while they are fresh; those of another language, expired or unreadable ones are removed. */
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
      // written by writeHomeCache alone
      return entry.value as HomeIndex;
  } catch {
    // falls through to the removal
  }
  store.removeItem(HOME_CACHE_KEY);
  return undefined;
}
