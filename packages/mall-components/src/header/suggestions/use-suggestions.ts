import { useEffect, useState } from 'react';
import type { Suggestions, SuggestionSource } from './types';

/** Debounce in milliseconds. */
const PAUSE = 120;

/**
 * The suggestions for a text while `wanted`. The previous ones stay until new ones have loaded; failures are
 * ignored, since searching still works.
 */
export function useSuggestions(
  load: () => Promise<SuggestionSource>,
  text: string,
  enabled: boolean,
): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions>();
  useEffect(() => {
    if (!enabled) return;
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
  }, [load, text, enabled]);
  return found;
}
