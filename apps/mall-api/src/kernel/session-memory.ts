import type { UserKind } from '../db/schema/identity';

/** The person of a session. */
export interface SessionUser {
  id: number;
  kind: UserKind;
}

/** Milliseconds for which a looked-up session counts as open. */
const MILLISECONDS = 5000;
const MAX_SESSIONS = 10_000;

/**
 * Cache of recently looked-up sessions in this process. A session that ends here is removed at once; one
 * ended by another process counts as open for {@link MILLISECONDS} more, so calls that must be certain query
 * the database.
 */
export interface SessionMemory {
  /** The person under a key, from the cache or from `lookUp`. */
  recall(
    key: string,
    lookUp: () => Promise<SessionUser | undefined>,
  ): Promise<SessionUser | undefined>;
  /** Called after a session has ended: clears the cache. */
  forget(): void;
}

export function createSessionMemory(now: () => number): SessionMemory {
  const known = new Map<string, { user: SessionUser; until: number }>();
  let endings = 0;
  return {
    async recall(key, lookUp) {
      const entry = known.get(key);
      if (entry && entry.until > now()) return entry.user;
      known.delete(key);
      const until = now() + MILLISECONDS;
      const before = endings;
      const user = await lookUp();
      // It may have been looked up just before it ended
      if (!user || endings > before) return user;
      const oldest = known.size >= MAX_SESSIONS ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      known.set(key, { user, until });
      return user;
    },
    forget() {
      endings += 1;
      known.clear();
    },
  };
}
