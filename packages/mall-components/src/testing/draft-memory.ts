import type { DraftStore } from '../settings';

/** A store as an app may have it: of texts, which survives that a page is displayed anew. */
export function draftMemory(start: Record<string, unknown> = {}): DraftStore & {
  kept: () => Record<string, unknown>;
} {
  let values = start;
  const listeners = new Set<() => void>();
  return {
    read: (name) => values[name],
    write(name, value) {
      const { [name]: _former, ...others } = values;
      values = JSON.parse(JSON.stringify({ ...others, [name]: value })) as typeof values;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    kept: () => values,
  };
}
