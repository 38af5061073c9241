import { LRUCache } from 'lru-cache';
import { isRecord } from './is-record';

/** The calls of every page that are answered alike for all. */
const forAll = new Set<string | undefined>([
  'homeIndex',
  'categoryTree',
  'hotKeywords',
  'payMethods',
]);

/** As long as a page of guests, which has these answers in it, counts as fresh. */
const FRESH_FOR_MS = 10_000;
/** Each of the calls in each language, with room to spare. */
const MOST = 60;

type Ask = () => Promise<Response>;

/** An answer that is for whoever waited for it, but for nobody else. */
class NotKept extends Error {
  constructor(readonly response: Response) {
    super('A failure is not kept.');
  }
}

/** Keeps the answers to the calls of every page for a moment. Those who ask at the same time wait for one call. */
export function createPublicAnswers(perf: { now(): number } = performance) {
  const answers = new LRUCache<string, string, Ask>({
    max: MOST,
    ttl: FRESH_FOR_MS,
    ttlResolution: 0,
    perf,
    async fetchMethod(_key, _stale, { context: ask }) {
      const response = await ask();
      const body: unknown = await response.clone().json();
      if (!isRecord(body) || body.code !== 200) throw new NotKept(response);
      return response.text();
    },
  });
  return {
    isForAll: (id: string | undefined) => forAll.has(id),
    /** The answer to a call; `key` is its address and language. */
    async get(key: string, ask: Ask): Promise<Response> {
      try {
        return new Response(await answers.forceFetch(key, { context: ask }));
      } catch (error) {
        if (error instanceof NotKept) return error.response.clone();
        throw error;
      }
    },
  };
}

export type PublicAnswers = ReturnType<typeof createPublicAnswers>;
