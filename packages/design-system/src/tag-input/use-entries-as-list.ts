'use client';
import type { Ref } from 'react';
import { useMemo } from 'react';
import { mergeRefs } from '../internal/merge-refs';
import { useLatest } from '../internal/use-latest';

/**
 * Lets a form library read and write the entries of a select as an array, since options are created
 * afterwards.
 */
function asList(select: HTMLSelectElement, onWrite: (entries: readonly string[]) => void) {
  const selected = () => [...select.selectedOptions].map((option) => option.value);
  /** Entries that were just written: their options exist after the next render. */
  let fresh: readonly string[] | undefined;
  const keep = (entries: readonly string[]) => {
    fresh = entries;
    queueMicrotask(() => (fresh = undefined));
  };
  select.addEventListener('change', () => keep(selected()), { capture: true });
  Object.defineProperties(select, {
    // A form library would look for options of the values
    type: { configurable: true, value: 'list' },
    value: {
      configurable: true,
      get: () => fresh ?? selected(),
      set: (value: unknown) => {
        keep(Array.isArray(value) ? value.map(String) : []);
        onWrite(fresh ?? []);
      },
    },
  });
}

/**
 * Ref of the hidden select of a TagInput, so that `register` of a form library can write entries
 * without options.
 */
export function useEntriesAsList(
  given: Ref<HTMLSelectElement> | undefined,
  onWrite: (entries: readonly string[]) => void,
) {
  const latest = useLatest(onWrite);
  return useMemo(() => {
    const follow = (select: HTMLSelectElement | null) => {
      if (select) asList(select, (entries) => latest.current(entries));
    };
    // Before the merged ref, since a form library writes as soon as it has the select
    return mergeRefs<HTMLSelectElement>(follow, given);
  }, [given, latest]);
}
