'use client';
import type { RefObject, UIEvent } from 'react';
import { useLayoutEffect, useState } from 'react';
import { LIST_HEIGHT, OPTION_HEIGHT } from './option';

/** Options drawn beyond either edge of the list, so that scrolling finds them there. */
const SPARE = 4;

/** Which options of a list of any length are drawn: those in sight, in px of the scrolling box. */
export function windowOf(scrollTop: number, height: number, count: number) {
  const first = Math.max(0, Math.floor(scrollTop / OPTION_HEIGHT) - SPARE);
  const last = Math.min(count, Math.ceil((scrollTop + height) / OPTION_HEIGHT) + SPARE);
  return { first: Math.min(first, last), last };
}

/** Scrolls a box as little as shows an option whole. */
function reveal(box: HTMLElement, index: number) {
  const top = index * OPTION_HEIGHT;
  const hidden = top + OPTION_HEIGHT - box.clientHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (box.scrollTop < hidden) box.scrollTop = hidden + OPTION_HEIGHT / 4;
}

/** Follows the scrolling of a list that draws only what is in sight, and keeps the focused option in it. */
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
