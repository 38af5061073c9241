import type { UserKind } from '../db/schema/identity';

/** Whose session it is. */
export interface SessionUser {
  id: number;
  kind: UserKind;
}

/** For how long a session is believed to be open after it was looked up. */
const MILLISECONDS = 5000;
const MOST = 10_000;

/**
 * Sessions that were found a moment ago, in this process. One that ends here is forgotten at once; one that
 * ends by another process is believed for {@link MILLISECONDS} more, so calls that must not be wrong about
 * it ask the database.
 */
export interface SessionMemory {
  /** The person under a key, as it is remembered or as `lookUp` finds it. */
  recall(
    key: string,
    lookUp: () => Promise<SessionUser | undefined>,
  ): Promise<SessionUser | undefined>;
  /** Called after a session has ended: none is believed unseen. */
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
      // It may have been found a moment before it ended.
      if (!user || endings > before) return user;
      const oldest = known.size >= MOST ? known.keys().next().value : undefined;
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
