/**
 * Serialised responses of public reads that rarely change (categories, home). Cached in this process for a
 * short time, so that several processes soon agree again; a change made in this process clears them at once.
 */
export interface ReadCache {
  get(key: string): string | undefined;
  set(key: string, text: string, seconds: number): void;
  clear(): void;
}

export function createReadCache(now: () => number = Date.now, maxEntries = 3000): ReadCache {
  const entries = new Map<string, { text: string; until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.text;
      entries.delete(key);
      return undefined;
    },
    set(key, text, seconds) {
      // Enough for every public read in every language. The oldest is evicted first, so invented URLs cannot
      // fill the memory
      const oldest = entries.size >= maxEntries ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, { text, until: now() + seconds * 1000 });
    },
    clear: () => entries.clear(),
  };
}
