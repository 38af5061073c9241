/**
 * Serialised responses of public reads that rarely change (categories, home). Cached in this process for a
 * short time, so that several processes soon agree again; a change made in this process clears them at once.
 */
export interface ReadCache {
  get(key: string): string | undefined;
  /** The same before a call of `through`, which counts what was not found. */
  peek(key: string): string | undefined;
  set(key: string, text: string, seconds: number): void;
  /**
   * The cached text, or else what `make` resolves to, cached for some seconds. Those who ask while it is
   * being made wait for the same one; an error is passed to all of them and not cached.
   */
  through(key: string, seconds: number, make: () => Promise<string>): Promise<string>;
  clear(): void;
  /** Since the start. */
  counts(): CacheCounts;
}

/** How often something was found in a cache, and how often not. */
export interface CacheCounts {
  hits: number;
  misses: number;
}

/** Maximum number of texts being made that later callers may wait for; beyond it, each makes its own. */
const MAX_SHARED = 1000;

export function createReadCache(now: () => number = Date.now, maxEntries = 3000): ReadCache {
  const entries = new Map<string, { text: string; until: number }>();
  const making = new Map<string, Promise<string>>();
  const counts = { hits: 0, misses: 0 };
  const find = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.until > now()) return entry.text;
    entries.delete(key);
    return undefined;
  };
  const cache: ReadCache = {
    get(key) {
      const found = find(key);
      counts[found === undefined ? 'misses' : 'hits'] += 1;
      return found;
    },
    peek(key) {
      const found = find(key);
      if (found !== undefined) counts.hits += 1;
      return found;
    },
    set(key, text, seconds) {
      // Enough for every public read in every language. The oldest is evicted first, so invented URLs cannot
      // fill the memory
      const oldest = entries.size >= maxEntries ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, { text, until: now() + seconds * 1000 });
    },
    async through(key, seconds, make) {
      const shared = find(key) ?? making.get(key);
      counts[shared === undefined ? 'misses' : 'hits'] += 1;
      if (shared !== undefined) return shared;
      const made = make();
      if (making.size >= MAX_SHARED) return made;
      making.set(key, made);
      try {
        const text = await made;
        // What was begun before the cache was cleared is outdated
        if (making.get(key) === made) cache.set(key, text, seconds);
        return text;
      } finally {
        if (making.get(key) === made) making.delete(key);
      }
    },
    clear() {
      entries.clear();
      making.clear();
    },
    counts: () => ({ ...counts }),
  };
  return cache;
}
