'use client';
import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

/**
 * Opens a menu on the click of a finger, and on clicks without a pointer, as screen readers and voice control send
 * them. Radix opens it when any pointer goes down, although a finger may only scroll the page.
 */
export function useTriggerPress(
  isOpen: boolean,
  setOpen: (open: boolean, event: MouseEvent) => void,
) {
  const down = useRef<{ byRadix: boolean; wasOpen: boolean }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      const byRadix = event.pointerType !== 'touch';
      down.current = { byRadix, wasOpen: isOpen };
      // Radix ignores what is prevented; the click follows anyway
      if (!byRadix) event.preventDefault();
    },
    onClick(event: MouseEvent) {
      const { byRadix = false, wasOpen = isOpen } = down.current ?? {};
      down.current = undefined;
      if (!byRadix) setOpen(!wasOpen, event);
    },
  };
}
