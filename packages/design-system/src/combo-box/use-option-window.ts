'use client';
import type { RefObject, UIEvent } from 'react';
import { useLayoutEffect, useState } from 'react';
import { LIST_HEIGHT, OPTION_HEIGHT } from './option';

/** Options rendered beyond either edge of the visible part (overscan). */
const SPARE = 4;

/** The range of options to render for a scroll position in px. */
export function windowOf(scrollTop: number, height: number, count: number) {
  const first = Math.max(0, Math.floor(scrollTop / OPTION_HEIGHT) - SPARE);
  const last = Math.min(count, Math.ceil((scrollTop + height) / OPTION_HEIGHT) + SPARE);
  return { first: Math.min(first, last), last };
}

/** Scrolls a box just far enough to show an option completely. */
function reveal(box: HTMLElement, index: number) {
  const top = index * OPTION_HEIGHT;
  const hidden = top + OPTION_HEIGHT - box.clientHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (box.scrollTop < hidden) box.scrollTop = hidden + OPTION_HEIGHT / 4;
}

/** Virtualises a list: tracks its scrolling and keeps the focused option in view. */
export function useOptionWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  focused: number,
) {
  const [scrollTop, setScrollTop] = useState(0);
  useLayoutEffect(() => {
    if (box.current && focused >= 0) reveal(box.current, focused);
  }, [box, focused]);
  const onScroll = (event: UIEvent) => setScrollTop(event.currentTarget.scrollTop);
  return { ...windowOf(scrollTop, LIST_HEIGHT, count), onScroll };
}
