import { LRUCache } from 'lru-cache';
import type { ChangeLog, Source } from './changes/change-log';
import { isRecord } from './is-record';

/** The calls of every page that have the same response for everybody. */
const sharedCalls = new Set<string | undefined>([
  'homeIndex',
  'categoryTree',
  'hotKeywords',
  'payMethods',
]);

/**
 * The same as the lifetime of guest pages, which contain these responses; longer while the feed reports no
 * change.
 */
const FRESH_FOR_MS = 10_000;
const CURRENT_FOR_MS = 300_000;
/** Each of the calls in each language, with some headroom. */
const MAX_ENTRIES = 60;

/** A response and what it was made from. */
export interface SourcedResponse {
  response: Response;
  source: Source;
}

type Send = () => Promise<SourcedResponse>;

interface CachedResponse {
  text: string;
  source: Source;
}

/** Carries a response that is valid for the waiting callers but must not be cached. */
class NotCacheable extends Error {
  constructor(readonly failure: SourcedResponse) {
    super('A failure is not cached.');
  }
}

/** Caches the responses to calls of every page until they change. Concurrent callers share one request. */
export function createPublicResponseCache(changes: ChangeLog) {
  const responses = new LRUCache<string, CachedResponse, Send>({
    max: MAX_ENTRIES,
    async fetchMethod(_key, _stale, { context: send }) {
      const { response, source } = await send();
      const text = await response.clone().text();
      const body: unknown = JSON.parse(text);
      if (!isRecord(body) || body.code !== 200) throw new NotCacheable({ response, source });
      return { text, source };
    },
  });
  const counts = { hits: 0, misses: 0 };
  const isFresh = ({ source }: CachedResponse) => {
    const freshness = changes.freshnessOf(source);
    const age = changes.now() - source.requestedAt;
    return (
      freshness !== 'outdated' && age < (freshness === 'current' ? CURRENT_FOR_MS : FRESH_FOR_MS)
    );
  };
  return {
    /** How often a response was found since the start, and how often not. */
    counts: () => ({ ...counts }),
    isShared: (id: string | undefined) => sharedCalls.has(id),
    /** The response to a call; `key` is its URL and language. */
    async get(key: string, send: Send): Promise<SourcedResponse> {
      const cached = responses.peek(key);
      const isHit = cached !== undefined && isFresh(cached);
      counts[isHit ? 'hits' : 'misses'] += 1;
      if (cached && !isHit) responses.delete(key);
      try {
        const { text, source } = await responses.forceFetch(key, { context: send });
        return { response: new Response(text), source };
      } catch (error) {
        if (!(error instanceof NotCacheable)) throw error;
        const { response, source } = error.failure;
        return { response: response.clone(), source };
      }
    },
  };
}

export type PublicResponseCache = ReturnType<typeof createPublicResponseCache>;
