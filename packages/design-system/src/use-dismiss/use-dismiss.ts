'use client';
import type { RefObject } from 'react';
import { useEffect } from 'react';

export type DismissReason = 'escapeKey' | 'outsidePress';

export interface DismissOptions {
  /** Whether it listens. */
  open: boolean;
  /** The element that contains the trigger and its content. */
  ref: RefObject<HTMLElement | null>;
  onDismiss: (reason: DismissReason, event: Event) => void;
}

/**
 * Closes content inside the trigger's element (a flyout, a disclosure of links) on an outside press
 * and on Escape, wherever the focus is, as WCAG 1.4.13 requires for content on hover. For content
 * in a dialog use Popover.
 */
export function useDismiss({ open, ref, onDismiss }: DismissOptions) {
  // No dependency array: the listeners call the latest handler
  useEffect(() => {
    const page = ref.current?.ownerDocument;
    if (!open || !page) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escapeKey', event);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) onDismiss('outsidePress', event);
    };
    page.addEventListener('keydown', onKeyDown);
    page.addEventListener('pointerdown', onPointerDown);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      page.removeEventListener('pointerdown', onPointerDown);
    };
  });
}
