'use client';
import type { Ref } from 'react';
import { useMemo } from 'react';
import { mergeRefs } from '../internal/merge-refs';
import { useLatest } from '../internal/use-latest';

/** Makes a select that holds entries read and written as a list: an entry is no option before it is written. */
function asList(select: HTMLSelectElement, onWrite: (entries: readonly string[]) => void) {
  const selected = () => [...select.selectedOptions].map((option) => option.value);
  /** What was written or entered just now: it has options by the next render. */
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

/** Ref of the select of a TagInput: `register` of a form library fills it in with entries that are no options. */
export function useEntriesAsList(
  given: Ref<HTMLSelectElement> | undefined,
  onWrite: (entries: readonly string[]) => void,
) {
  const latest = useLatest(onWrite);
  return useMemo(() => {
    const follow = (select: HTMLSelectElement | null) => {
      if (select) asList(select, (entries) => latest.current(entries));
    };
    // The list first, since a form library writes as soon as it has the select
    return mergeRefs<HTMLSelectElement>(follow, given);
  }, [given, latest]);
}
