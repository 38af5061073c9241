'use client';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../internal/use-latest';

/**
 * Calls `focus` after a submit attempt with errors, and never while typing.
 * @param wrong identifies the errors; an empty string for none
 */
export function useFocusOnErrors(wrong: string, focus: () => void) {
  const latest = useLatest(focus);
  // A state, since a second attempt with the same errors may change nothing else
  const [attempt, setAttempt] = useState(0);
  const typed = useRef(false);
  useEffect(() => {
    if (wrong && !typed.current) latest.current();
  }, [attempt, wrong, latest]);
  return {
    onAttempt() {
      typed.current = false;
      setAttempt((count) => count + 1);
    },
    onInputCapture() {
      typed.current = true;
    },
  };
}
