import type { UserKind } from '../db/schema/identity';
import type { CacheCounts } from './read-cache';

/** The person of a session. */
export interface SessionUser {
  id: number;
  kind: UserKind;
}

/** Milliseconds for which a looked-up session counts as open. */
const LIFETIME_MS = 5000;
const MAX_SESSIONS = 10_000;

/**
 * Cache of recently looked-up sessions in this process. A session that ends here is removed at once; one
 * ended by another process counts as open for {@link LIFETIME_MS} more, so calls that must be certain query
 * the database.
 */
export interface SessionCache {
  /** The person under a key, from the cache or from `lookUp`. */
  find(
    key: string,
    lookUp: () => Promise<SessionUser | undefined>,
  ): Promise<SessionUser | undefined>;
  /** Called after a session has ended: clears the cache. */
  clear(): void;
  /** Since the start. */
  counts(): CacheCounts;
}

export function createSessionCache(now: () => number): SessionCache {
  const entries = new Map<string, { user: SessionUser; until: number }>();
  let clears = 0;
  const counts = { hits: 0, misses: 0 };
  return {
    async find(key, lookUp) {
      const entry = entries.get(key);
      const isOpen = entry !== undefined && entry.until > now();
      counts[isOpen ? 'hits' : 'misses'] += 1;
      if (isOpen) return entry.user;
      entries.delete(key);
      const until = now() + LIFETIME_MS;
      const before = clears;
      const user = await lookUp();
      // It may have been looked up just before it ended
      if (!user || clears > before) return user;
      const oldest = entries.size >= MAX_SESSIONS ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, { user, until });
      return user;
    },
    clear() {
      clears += 1;
      entries.clear();
    },
    counts: () => ({ ...counts }),
  };
}
