import { useEffect, useState } from 'react';
import type { Suggestions, SuggestionSource } from './types';

/** Milliseconds without a key after which is asked: fast typing asks once. */
const PAUSE = 120;

/**
 * The suggestions for a text while `wanted`. Those for the text before stay until there are new ones; failures are
 * left out, since searching itself goes on.
 */
export function useSuggestions(
  load: () => Promise<SuggestionSource>,
  text: string,
  wanted: boolean,
): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions>();
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    const ask = async () => {
      const source = await load();
      const suggestions = await source.find(text, left.signal);
      if (!left.signal.aborted) setFound(suggestions);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), text ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [load, text, wanted]);
  return found;
}
