'use client';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../internal/use-latest';

/**
 * Calls `focus` after a submit attempt with errors, and never while the form is filled in.
 * @param wrong identifies the errors; an empty string for none
 */
export function useFocusOnErrors(wrong: string, focus: () => void) {
  const latest = useLatest(focus);
  // A state, since a second attempt with the same errors may change nothing else
  const [attempt, setAttempt] = useState(0);
  const changed = useRef(false);
  useEffect(() => {
    if (wrong && !changed.current) latest.current();
  }, [attempt, wrong, latest]);
  const onChange = () => {
    changed.current = true;
  };
  return {
    onAttempt() {
      changed.current = false;
      setAttempt((count) => count + 1);
    },
    onInputCapture: onChange,
    // React tells of a chosen radio button or checkbox at the click, before its input event
    onClickCapture: onChange,
  };
}
