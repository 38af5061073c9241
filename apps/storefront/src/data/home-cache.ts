import type { HomeIndex } from '@vermilion/api-client';

export const HOME_CACHE_KEY = 'homeDataPc';
const HOUR_MS = 3_600_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the home data for an hour. A full or closed storage is no reason to fail. */
export function writeHomeCache(store: Store, value: HomeIndex, now = Date.now()) {
  try {
    store.setItem(HOME_CACHE_KEY, JSON.stringify({ value, expiry: now + HOUR_MS }));
  } catch {
    // the data come again with the next page
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The kept home data while they are good; what is too old or cannot be read is removed. */
export function readHomeCache(store: Store, now = Date.now()): HomeIndex | undefined {
  try {
    const text = store.getItem(HOME_CACHE_KEY);
    if (text === null) return undefined;
    const entry: unknown = JSON.parse(text);
    if (isRecord(entry) && Number(entry.expiry) > now && isRecord(entry.value))
      // written by writeHomeCache alone
      return entry.value as HomeIndex;
  } catch {
    // falls through to the removal
  }
  try {
    store.removeItem(HOME_CACHE_KEY);
  } catch {
    // a closed storage holds nothing
  }
  return undefined;
}
