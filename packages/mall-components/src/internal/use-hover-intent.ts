import { useCallback, useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';

const ENTER_MS = 120;
const LEAVE_MS = 220;

/**
 * Opens after the mouse has rested, closes after it has been away: crossing a thing on the way to
 * another opens nothing, and cutting a corner closes nothing. Fingers and pens do not hover.
 */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const later = (event: PointerEvent, open: boolean, delay: number) => {
    if (event.pointerType !== 'mouse') return;
    cancel();
    timer.current = setTimeout(() => setOpen(open), delay);
  };
  return {
    onPointerEnter: (event: PointerEvent) => later(event, true, ENTER_MS),
    onPointerLeave: (event: PointerEvent) => later(event, false, LEAVE_MS),
    /** Forget what was about to happen. */
    cancel,
  };
}
