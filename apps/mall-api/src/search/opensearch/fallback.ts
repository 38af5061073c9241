import type { SearchEngine } from '../../kernel/search-engine';
import { OpenSearchError } from './client';

/** Milliseconds for which a failed engine is not called again. */
const COOLDOWN = 30_000;

/**
 * Searches in `engine`, and in `fallback` after a failure, for half a minute. Errors of `indexChanges` and `rebuild`
 * are thrown, since their jobs are retried.
 */
export function withFallback(
  engine: SearchEngine,
  fallback: SearchEngine,
  warn: (message: string) => void,
  now: () => number = Date.now,
): SearchEngine {
  let failedUntil = 0;
  async function attempt<Answer>(ask: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    if (now() < failedUntil) return ask(fallback);
    try {
      return await ask(engine);
    } catch (error) {
      if (!(error instanceof OpenSearchError)) throw error;
      failedUntil = now() + COOLDOWN;
      warn(`${error.message}. The database answers searches for the next ${COOLDOWN / 1000} s.`);
      return ask(fallback);
    }
  }
  return {
    ...engine,
    // Only the database explains scores
    goods: (search, options) =>
      options?.explain ? fallback.goods(search, options) : attempt((tried) => tried.goods(search)),
    matching: (filter, most) => attempt((tried) => tried.matching(filter, most)),
    suggest: (text, limit, language) => attempt((tried) => tried.suggest(text, limit, language)),
  };
}
