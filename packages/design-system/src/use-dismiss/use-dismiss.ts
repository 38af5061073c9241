'use client';
import type { RefObject } from 'react';
import { useEffect } from 'react';

export type DismissReason = 'escapeKey' | 'outsidePress';

export interface DismissOptions {
  /** Listens only while open. */
  open: boolean;
  /** The element around the trigger and what it opens. */
  ref: RefObject<HTMLElement | null>;
  onDismiss: (reason: DismissReason, event: Event) => void;
}

/**
 * Dismisses what opens within its own element (a flyout, a disclosure of links) on a press outside of it and on Escape,
 * wherever the focus is: WCAG 1.4.13 asks for that of what opens on hover. What opens in a dialog takes Popover.
 */
export function useDismiss({ open, ref, onDismiss }: DismissOptions) {
  // Without dependencies: the listeners call the handler of the last render
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escapeKey', event);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) onDismiss('outsidePress', event);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });
}
