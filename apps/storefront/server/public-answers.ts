import { LRUCache } from 'lru-cache';
import type { ChangeLog, Source } from './changes/change-log';
import { isRecord } from './is-record';

/** The calls of every page that have the same response for everybody. */
const forAll = new Set<string | undefined>([
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
export interface Answer {
  response: Response;
  source: Source;
}

type Ask = () => Promise<Answer>;

interface Kept {
  text: string;
  source: Source;
}

/** Carries a response that is valid for the waiting callers but must not be cached. */
class NotKept extends Error {
  constructor(readonly answer: Answer) {
    super('A failure is not kept.');
  }
}

/** Caches the responses to calls of every page until they change. Concurrent callers share one request. */
export function createPublicAnswers(changes: ChangeLog) {
  const answers = new LRUCache<string, Kept, Ask>({
    max: MAX_ENTRIES,
    async fetchMethod(_key, _stale, { context: ask }) {
      const answer = await ask();
      const text = await answer.response.clone().text();
      const body: unknown = JSON.parse(text);
      if (!isRecord(body) || body.code !== 200) throw new NotKept(answer);
      return { text, source: answer.source };
    },
  });
  const isGood = ({ source }: Kept) => {
    const freshness = changes.freshnessOf(source);
    const age = changes.now() - source.askedAt;
    return (
      freshness !== 'outdated' && age < (freshness === 'current' ? CURRENT_FOR_MS : FRESH_FOR_MS)
    );
  };
  return {
    isForAll: (id: string | undefined) => forAll.has(id),
    /** The response to a call; `key` is its URL and language. */
    async get(key: string, ask: Ask): Promise<Answer> {
      const kept = answers.peek(key);
      if (kept && !isGood(kept)) answers.delete(key);
      try {
        const { text, source } = await answers.forceFetch(key, { context: ask });
        return { response: new Response(text), source };
      } catch (error) {
        if (!(error instanceof NotKept)) throw error;
        const { response, source } = error.answer;
        return { response: response.clone(), source };
      }
    },
  };
}

export type PublicAnswers = ReturnType<typeof createPublicAnswers>;
