import { useCallback, useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';

const ENTER_MS = 120;
const LEAVE_MS = 220;

/**
 * Sets a value after the mouse has rested or been away for a while; the last wish counts. Fingers
 * and pens do not hover.
 */
export function useDelayed<Value>(set: (value: Value) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const later = useCallback(
    (event: PointerEvent, value: Value, delay: number) => {
      if (event.pointerType !== 'mouse') return;
      cancel();
      timer.current = setTimeout(() => set(value), delay);
    },
    [cancel, set],
  );
  useEffect(() => cancel, [cancel]);
  return { later, cancel };
}

/**
 * Opens after the pointer has rested, closes after it has been away: crossing a thing on the way to
 * another opens nothing, and cutting a corner closes nothing.
 */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const { later, cancel } = useDelayed(setOpen);
  return {
    onPointerEnter: (event: PointerEvent) => later(event, true, ENTER_MS),
    onPointerLeave: (event: PointerEvent) => later(event, false, LEAVE_MS),
    /** Forget what was about to happen. */
    cancel,
  };
}
