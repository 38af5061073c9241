import { sessionStore } from './storage';

const QUARTER_HOUR_MS = 900_000;

/** Stores a value in this tab across sign-in and the reload after registration, for a quarter of an hour. */
export function storeValue(key: string, value: unknown, now = Date.now(), store = sessionStore) {
  store.setItem(key, JSON.stringify({ value, until: now + QUARTER_HOUR_MS }));
}

/** Takes a stored value, once; undefined if it has expired or cannot be read. */
export function takeStored(key: string, now = Date.now(), store = sessionStore): unknown {
  const text = store.getItem(key);
  store.removeItem(key);
  try {
    const stored = JSON.parse(text ?? 'null') as { value?: unknown; until?: unknown } | null;
    return Number(stored?.until) > now ? stored?.value : undefined;
  } catch {
    return undefined;
  }
}
