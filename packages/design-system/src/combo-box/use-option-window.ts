'use client';
import type { RefObject, UIEvent } from 'react';
import { useLayoutEffect, useState } from 'react';
import { LIST_HEIGHT, lineHeight } from './option';

/** Options rendered beyond either edge of the visible part (overscan). */
const SPARE = 4;

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
  const [{ top, line }, setView] = useState({ top: 0, line: lineHeight(null, count) });
  useLayoutEffect(() => {
    if (box.current && focused >= 0) reveal(box.current, focused, lineHeight(box.current, count));
  }, [box, focused, count]);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setView({ top: currentTarget.scrollTop, line: lineHeight(currentTarget, count) });
  return { ...windowOf(top / line, LIST_HEIGHT / line, count), onScroll };
}
