'use client';
import type { RefObject } from 'react';
import { useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Focuses the first focusable element of a part when it opens, or the part itself. */
export function useFocusOnOpen(open: boolean, part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = part.current;
    if (!open || !element || element.contains(element.ownerDocument.activeElement)) return;
    const first = element.querySelector<HTMLElement>(FOCUSABLE) ?? element;
    first.focus({ preventScroll: true });
  }, [open, part]);
}
