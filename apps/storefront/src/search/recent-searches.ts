import { localStore } from '../browser/storage';

const KEY = 'recentSearches';
const MAX_SEARCHES = 6;

/** Recent searches in this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const words: unknown = JSON.parse(localStore.getItem(KEY) ?? '[]');
    return Array.isArray(words)
      ? words.filter((word) => typeof word === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/** Adds a search at the top. */
export function rememberSearch(words: string) {
  const others = recentSearches().filter((other) => other !== words);
  localStore.setItem(KEY, JSON.stringify([words, ...others].slice(0, MAX_SEARCHES)));
}

export const forgetSearches = () => localStore.removeItem(KEY);
