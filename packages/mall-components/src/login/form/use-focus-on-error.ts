import { useCallback, useEffect, useRef } from 'react';

/**
 * Collects the inputs of a form and focuses the first invalid one.
 * @param focus a new object on every submit, so that the same field is focused again
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
