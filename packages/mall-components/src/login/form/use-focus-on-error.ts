import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the inputs of a form by what is checked, and leads to the first wrong one.
 * @param focus changes with every try, so that the same field gets the focus again
 */
export function useFocusOnError<Check extends string>(focus: { check: Check } | undefined) {
  const inputs = useRef(new Map<Check, HTMLInputElement | null>());
  useEffect(() => {
    if (focus) inputs.current.get(focus.check)?.focus();
  }, [focus]);
  return useCallback(
    (check: Check, input: HTMLInputElement | null) => void inputs.current.set(check, input),
    [],
  );
}
