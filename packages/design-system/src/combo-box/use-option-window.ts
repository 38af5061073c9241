'use client';
import type { RefObject, UIEvent } from 'react';
import { useLayoutEffect, useState } from 'react';
import { lineHeight } from './option';

/** Lines in sight in most brands; of lower ones the spare lines are in sight too. */
export const VISIBLE = 9;

/** Options rendered beyond either edge of the visible part (overscan). */
const SPARE = 5;

/** The range of options to render for a scroll position, both distances in lines. */
export function windowOf(scrolled: number, visible: number, count: number) {
  const first = Math.max(0, Math.floor(scrolled) - SPARE);
  const last = Math.min(count, Math.ceil(scrolled + visible) + SPARE);
  return { first: Math.min(first, last), last };
}

/** Scrolls a box just far enough to show an option completely. */
function reveal(box: HTMLElement, index: number, line: number) {
  const top = index * line;
  const hidden = top + line - box.clientHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (box.scrollTop < hidden) box.scrollTop = hidden + line / 4;
}

/** Virtualises a list: tracks its scrolling and keeps the focused option in view. */
export function useOptionWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  focused: number,
) {
  const [scrolled, setScrolled] = useState(0);
  useLayoutEffect(() => {
    if (box.current && focused >= 0) reveal(box.current, focused, lineHeight(box.current, count));
  }, [box, focused, count]);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setScrolled(currentTarget.scrollTop / lineHeight(currentTarget, count));
  return { ...windowOf(scrolled, VISIBLE, count), onScroll };
}
