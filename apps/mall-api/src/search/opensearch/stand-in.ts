import type { SearchEngine } from '../../kernel/search-engine';
import { OpenSearchError } from './client';

/** Milliseconds for which nobody waits again for an engine that has failed. */
const REST = 30_000;

/**
 * Searches in `engine`; when it fails, the search is answered by `own`, and so are all for half a
 * minute. What keeps the index (`indexChanges`, `rebuild`) fails openly: the job comes again.
 */
export function withStandIn(
  engine: SearchEngine,
  own: SearchEngine,
  tell: (message: string) => void,
  now: () => number = Date.now,
): SearchEngine {
  let restUntil = 0;
  async function first<Answer>(ask: (one: SearchEngine) => Promise<Answer>): Promise<Answer> {
    if (now() < restUntil) return ask(own);
    try {
      return await ask(engine);
    } catch (error) {
      if (!(error instanceof OpenSearchError)) throw error;
      restUntil = now() + REST;
      tell(`${error.message}. The database answers searches for the next ${REST / 1000} s.`);
      return ask(own);
    }
  }
  return {
    ...engine,
    // Why goods stand where they stand is told of the database, whose points these are.
    goods: (search, options) =>
      options?.explain ? own.goods(search, options) : first((one) => one.goods(search)),
    matching: (filter, most) => first((one) => one.matching(filter, most)),
    suggest: (text, limit) => first((one) => one.suggest(text, limit)),
  };
}
