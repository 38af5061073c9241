'use client';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { onOutsidePress } from './on-outside-press';

/** A press of Escape, or of a pointer outside of the element. */
export type DismissReason = 'escapeKey' | 'outsidePress';

/** What is dismissed, and while it is open. */
export interface DismissOptions {
  /** Whether it listens. */
  open: boolean;
  /** The element that contains the trigger and its content. */
  ref: RefObject<HTMLElement | null>;
  /** Called on Escape and on an outside press while `open`; close the content. The latest one is called. */
  onDismiss: (reason: DismissReason, event: Event) => void;
}

/**
 * Closes content inside the trigger's element (a flyout, a disclosure of links) on an outside press
 * and on Escape, wherever the focus is, as WCAG 1.4.13 requires for content on hover. For content
 * in a dialog use Popover.
 */
export function useDismiss({ open, ref, onDismiss }: DismissOptions) {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    const page = ref.current?.ownerDocument;
    if (!open || !page) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current('escapeKey', event);
    };
    page.addEventListener('keydown', onKeyDown);
    const stop = onOutsidePress(
      page,
      (target) => !ref.current?.contains(target as Node),
      (event) => latest.current('outsidePress', event),
    );
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      stop();
    };
  }, [open, ref]);
}
