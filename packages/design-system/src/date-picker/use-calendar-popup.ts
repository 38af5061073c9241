'use client';
import type { FocusEvent } from 'react';
import { useRef, useState } from 'react';
import { isOutside } from '../internal/floating/is-outside';
import { useDismissableLayer } from '../internal/floating/use-dismissable-layer';
import { useFloating } from '../internal/floating/use-floating';

/** Opens and closes the calendar; focus returns to its button. */
export function useCalendarPopup() {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { anchorRef, partRef } = useFloating<HTMLDivElement, HTMLDivElement>({
    open,
    side: 'bottom',
    align: 'start',
    gap: 4,
  });
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };
  useDismissableLayer({
    open,
    inside: [partRef, anchorRef],
    onDismiss: (reason) => (reason === 'escapeKey' ? close() : setOpen(false)),
  });
  return {
    open,
    close,
    buttonRef,
    anchorRef,
    partRef,
    toggle: () => setOpen(!open),
    show: () => setOpen(true),
    leave: ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget, [partRef.current, anchorRef.current])) setOpen(false);
    },
  };
}
