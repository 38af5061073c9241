import type { PointerEvent } from 'react';
import { useCallback, useEffect, useRef } from 'react';

const ENTER_MS = 120;
const LEAVE_MS = 220;

/**
 * Opens and closes on hover with a delay, so that crossing the trigger does not open it and cutting a
 * corner does not close it. Touch and pen do not hover.
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
    /** Cancels a pending change. */
    cancel,
  };
}
