'use client';
import { useLayoutEffect, useRef } from 'react';
import { isRtl } from '../is-rtl';
import { onVisibleAreaChange, visibleArea } from '../visual-viewport';
import type { Placement } from './place';
import { place } from './place';

interface FloatingOptions extends Omit<Placement, 'rtl'> {
  open: boolean;
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  /** Maximum height in px. */
  limit?: number;
}

type UpdateOptions = Omit<FloatingOptions, 'open'> & { limit: number };

function update(anchor: HTMLElement, part: HTMLElement, options: UpdateOptions) {
  const box = anchor.getBoundingClientRect();
  if (options.matchWidth) part.style.minWidth = `${box.width}px`;
  part.style.maxHeight = `${options.limit}px`;
  const { documentElement, defaultView } = anchor.ownerDocument;
  const view = { width: documentElement.clientWidth, ...visibleArea(defaultView!) };
  const size = { width: part.offsetWidth, height: part.offsetHeight };
  const rtl = isRtl(anchor);
  const { left, top, maxHeight, side } = place(box, size, view, { ...options, rtl });
  part.style.left = `${left}px`;
  part.style.top = `${top}px`;
  part.style.maxHeight = `${Math.min(maxHeight, options.limit)}px`;
  part.dataset.side = side;
}

/**
 * Positions a popup next to its anchor. It keeps its place in the DOM, so it belongs to the
 * surrounding dialog for focus, Escape and presses; as a native popover it is in the top layer and
 * not clipped. Browsers without popover support show it as a fixed box.
 */
export function useFloating<Anchor extends HTMLElement, Part extends HTMLElement>({
  open,
  side,
  align,
  gap,
  matchWidth,
  limit = 9999,
}: FloatingOptions) {
  const anchorRef = useRef<Anchor>(null);
  const partRef = useRef<Part>(null);
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const part = partRef.current;
    if (!open || !anchor || !part) return;
    // Undefined in older browsers, which show a fixed box
    if (part.popover === null) {
      part.popover = 'manual';
      part.showPopover();
    }
    const follow = () => update(anchor, part, { side, align, gap, matchWidth, limit });
    follow();
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow);
    for (const element of [anchor, part]) sizes?.observe(element);
    const followScroll = (event: Event) => {
      if (!event.composedPath().includes(part)) follow();
    };
    const view = anchor.ownerDocument.defaultView!;
    view.addEventListener('scroll', followScroll, { capture: true, passive: true });
    view.addEventListener('resize', follow);
    const stop = onVisibleAreaChange(view, follow);
    return () => {
      sizes?.disconnect();
      view.removeEventListener('scroll', followScroll, { capture: true });
      view.removeEventListener('resize', follow);
      stop();
    };
  }, [open, side, align, gap, matchWidth, limit]);
  return { anchorRef, partRef };
}
