'use client';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { DismissReason } from './use-dismiss';

/**
 * Closes what opened under the pointer within its own element, wherever the focus is: by Escape and by a
 * press elsewhere. For what floats above other layers take `useDismiss`, which is larger.
 */
export function useLeave(
  open: boolean,
  whole: RefObject<HTMLElement | null>,
  onLeave: (reason: DismissReason, event: Event) => void,
) {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current('escapeKey', event);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) latest.current('outsidePress', event);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, whole]);
}
