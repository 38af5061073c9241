'use client';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useLatest } from './use-latest';

/** Calls back when the form of a control is being reset; its inputs have their initial values right after. */
export function useFormReset(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: (event: Event) => void,
) {
  const latest = useLatest(onReset);
  useEffect(() => {
    const reset = (event: Event) => {
      if (event.target === control.current?.form) latest.current(event);
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, [control, latest]);
}
