'use client';
import type { RefObject, UIEvent } from 'react';
import { useLayoutEffect, useState } from 'react';
import { lineHeight } from './option';

/** Visible rows in most brands; where rows are lower, the overscan covers the rest. */
export const VISIBLE = 9;

/** Overscan: rows rendered beyond either edge. */
const SPARE = 5;

/** Range of rows to render, for `slice`, so it may extend past the last row; the distance is in rows. */
export const windowOf = (scrolled: number) => ({
  first: Math.max(0, Math.floor(scrolled) - SPARE),
  last: Math.ceil(scrolled) + VISIBLE + SPARE,
});

/** Scrolls just far enough to show a whole row. */
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
  return { ...windowOf(scrolled), onScroll };
}
