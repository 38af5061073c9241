import { LRUCache } from 'lru-cache';

/** A request that a cached result was made from: the tags of its data, and when it was sent. */
export interface Source {
  /** Undefined when it contains data that the feed does not cover. */
  tags: readonly string[] | undefined;
  requestedAt: number;
}

/** One reading of the change feed. */
export interface Changes {
  everything: boolean;
  changed: readonly string[];
  counted: readonly string[];
}

/**
 * `outdated`: changed since it was made, or so shortly before that the server's process may not have noticed.
 * `unsettled`: the feed cannot confirm it, or not yet. `current`: unchanged.
 */
export type Freshness = 'current' | 'unsettled' | 'outdated';

/**
 * Milliseconds for which the last reading of the feed is trusted: the same as the lifetime of a page without
 * a feed.
 */
const HEARD_FOR = 10_000;
/** Milliseconds until every process of the server has noticed a change and cleared its cache; each looks once a second. */
const NOTICED_AFTER = 3000;
/** Milliseconds for which lists, which are not cleared, may be older than a change. */
const SETTLES_AFTER = 20_000;
/** Changes of one tag within ten seconds that count as outdating; further ones leave results unsettled. */
const BURST = 3;
const BURST_MS = 10_000;
const MAX_TAGS = 20_000;

interface TagChange {
  /** Time of the last change, counter changes included. */
  at: number;
  outdatedAt: number;
  /** When the current burst began, and its number of changes. */
  burstAt: number;
  times: number;
}

/** The known changes, which decide whether cached pages and responses are current. */
export function createChangeLog(now: () => number = Date.now) {
  let heardAt = -Infinity;
  /** Results requested before this time cannot be confirmed. */
  let unknownBefore = -Infinity;
  /** Memo, reset when something has changed, and when every server has noticed that. */
  let judged = new WeakMap<Source, Freshness>();
  let noticedAt = Infinity;
  const tags = new LRUCache<string, TagChange>({
    max: MAX_TAGS,
    dispose(change, _tag, reason) {
      if (reason === 'evict') unknownBefore = Math.max(unknownBefore, change.at);
    },
  });

  function note(tag: string, at: number, isFigure: boolean) {
    const before = tags.peek(tag);
    if (isFigure) {
      const { outdatedAt = -Infinity, burstAt = -Infinity, times = 0 } = before ?? {};
      return void tags.set(tag, { at, outdatedAt, burstAt, times });
    }
    const isBurst = before !== undefined && at - before.burstAt < BURST_MS;
    const burst = isBurst
      ? { burstAt: before.burstAt, times: before.times + 1 }
      : { burstAt: at, times: 1 };
    const outdatedAt = burst.times <= BURST ? at : (before?.outdatedAt ?? at);
    tags.set(tag, { at, outdatedAt, ...burst });
  }

  function judge({ tags: own, requestedAt }: Source): Freshness {
    const changes = (own ?? []).flatMap((tag) => tags.peek(tag) ?? []);
    const isOutdated = ({ outdatedAt }: TagChange) =>
      outdatedAt >= requestedAt ||
      (outdatedAt + NOTICED_AFTER >= requestedAt && outdatedAt + NOTICED_AFTER <= now());
    if (changes.some(isOutdated)) return 'outdated';
    const isSettled = changes.every((change) => change.at < requestedAt - SETTLES_AFTER);
    return own && requestedAt > unknownBefore && isSettled ? 'current' : 'unsettled';
  }

  function judgeOnce(source: Source): Freshness {
    const known = judged.get(source);
    if (known) return known;
    const freshness = judge(source);
    judged.set(source, freshness);
    return freshness;
  }

  return {
    now,
    /** Adds a reading of the feed, requested at `requestedAt`. */
    hear({ everything, changed, counted }: Changes, requestedAt: number): void {
      heardAt = requestedAt;
      if (!everything && changed.length + counted.length === 0) return;
      judged = new WeakMap();
      const at = now();
      noticedAt = at + NOTICED_AFTER;
      if (everything) unknownBefore = noticedAt;
      for (const tag of counted) note(tag, at, true);
      for (const tag of changed) note(tag, at, false);
    },
    /** The worst freshness of the sources. */
    freshnessOf(...sources: readonly Source[]): Freshness {
      if (now() >= noticedAt) {
        judged = new WeakMap();
        noticedAt = Infinity;
      }
      let worst: Freshness = now() - heardAt < HEARD_FOR ? 'current' : 'unsettled';
      for (const source of sources) {
        const freshness = judgeOnce(source);
        if (freshness === 'outdated') return freshness;
        if (freshness === 'unsettled') worst = freshness;
      }
      return worst;
    },
  };
}

export type ChangeLog = ReturnType<typeof createChangeLog>;
