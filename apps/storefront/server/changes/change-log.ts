import { LRUCache } from 'lru-cache';

/** What something was made of: tags of what it shows, and since when it may be out of date. */
export interface Source {
  /** Undefined when it holds something of which no change is told. */
  tags: readonly string[] | undefined;
  /** When the first of it was asked for. */
  askedAt: number;
}

/** What the feed has told. */
export interface Changes {
  everything: boolean;
  changed: readonly string[];
  counted: readonly string[];
}

/**
 * `outdated`: it has changed since. `unsettled`: nobody vouches for it, or it has changed a moment before it
 * was asked for, so that another server may have answered with what it remembered. `current`: it has not changed.
 */
export type Standing = 'current' | 'unsettled' | 'outdated';

/** Milliseconds for which what the feed has told last is believed: as long as a page is kept without it. */
const HEARD_FOR = 10_000;
/** As long as a server may answer from memory what another one has changed. */
const SETTLES_AFTER = 35_000;
/** Changes of one tag within ten seconds that outdate what was made of it; further ones leave it unsettled. */
const BURST = 3;
const BURST_MS = 10_000;
const MOST_TAGS = 20_000;

interface TagChange {
  /** When it changed last, a figure of it at least. */
  at: number;
  outdatedAt: number;
  /** Since when, and how often, it changes again and again. */
  burstAt: number;
  times: number;
}

/** What is known of changes, by which kept pages and answers are judged. */
export function createChangeLog(now: () => number = Date.now) {
  let heardAt = -Infinity;
  /** What was asked for before is not vouched for. */
  let unknownBefore = -Infinity;
  /** Of pages that are asked for often; good until the feed tells more. */
  let judged = new WeakMap<Source, Standing>();
  const tags = new LRUCache<string, TagChange>({
    max: MOST_TAGS,
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

  function judge({ tags: own, askedAt }: Source): Standing {
    const changes = (own ?? []).flatMap((tag) => tags.peek(tag) ?? []);
    if (changes.some((change) => change.outdatedAt >= askedAt)) return 'outdated';
    const isSettled = changes.every((change) => change.at < askedAt - SETTLES_AFTER);
    return own && askedAt > unknownBefore && isSettled ? 'current' : 'unsettled';
  }

  return {
    now,
    /** Takes what the feed tells; `askedAt` is when it was asked. */
    hear({ everything, changed, counted }: Changes, askedAt: number): void {
      heardAt = askedAt;
      if (!everything && changed.length + counted.length === 0) return;
      judged = new WeakMap();
      const at = now();
      if (everything) unknownBefore = at;
      for (const tag of counted) note(tag, at, true);
      for (const tag of changed) note(tag, at, false);
    },
    standingOf(source: Source): Standing {
      const standing = judged.get(source) ?? judge(source);
      judged.set(source, standing);
      const isVouchedFor = now() - heardAt < HEARD_FOR;
      return standing === 'current' && !isVouchedFor ? 'unsettled' : standing;
    },
  };
}

export type ChangeLog = ReturnType<typeof createChangeLog>;

/** What several parts make together. */
export function joined(sources: readonly Source[], askedAt: number): Source {
  const isKnown = sources.every(({ tags }) => tags);
  return {
    tags: isKnown ? [...new Set(sources.flatMap(({ tags }) => tags ?? []))] : undefined,
    askedAt: Math.min(askedAt, ...sources.map((source) => source.askedAt)),
  };
}
