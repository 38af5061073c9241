'use client';
import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Calls back when the form of a control is being reset, unless a handler has prevented that; its inputs have
 * their initial values right after.
 */
export function useFormReset(
  control: RefObject<(Element & { readonly form: HTMLFormElement | null }) | null>,
  onReset: (event: Event) => void,
) {
  // No dependency array: the listener calls the latest handler
  useEffect(() => {
    const reset = (event: Event) => {
      if (!event.defaultPrevented && event.target === control.current?.form) onReset(event);
    };
    // May be that of an iframe
    const page = control.current?.ownerDocument;
    page?.addEventListener('reset', reset);
    return () => page?.removeEventListener('reset', reset);
  });
}
