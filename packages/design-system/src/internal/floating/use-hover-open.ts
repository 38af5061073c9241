'use client';
import type { FocusEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/** How long the pointer may be on its way from the trigger to what opened, in ms. */
const GRACE = 150;

/** Opens under a resting pointer and with the keyboard's focus, never by touch. */
export function useHoverOpen(delay: number, defaultOpen: boolean) {
  const [open, setOpen] = useState(defaultOpen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const pointer = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') soon(true, open ? 0 : delay);
    },
    onPointerLeave: () => soon(false, GRACE),
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) now(true);
  };
  return { open, close: () => now(false), pointer, onFocus };
}
