'use client';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

const span = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(Math.min(to, otherTo) - Math.max(from, otherFrom), 0);

/** Whether a toast covers most of the focused element. */
function hides(message: Element, focused: Element) {
  const box = focused.getBoundingClientRect();
  const over = message.getBoundingClientRect();
  const width = span(box.left, box.right, over.left, over.right);
  const height = span(box.top, box.bottom, over.top, over.bottom);
  return width * height * 2 > box.width * box.height;
}

/**
 * Whether toasts are at the other end of the window, since they would cover the focused element
 * (WCAG 2.4.11). They stay there until all are gone, or in the way again.
 */
export function useGiveWay(region: RefObject<HTMLElement | null>, count: number): boolean {
  const [away, setAway] = useState(false);
  if (away && count === 0) setAway(false);
  useEffect(() => {
    if (count === 0) return;
    const look = () => {
      const { activeElement: focused } = document;
      if (!focused || focused === document.body || region.current?.contains(focused)) return;
      const messages = region.current?.querySelectorAll('[data-component="toast"]') ?? [];
      if ([...messages].some((message) => hides(message, focused))) setAway((now) => !now);
    };
    look();
    window.addEventListener('focusin', look);
    return () => window.removeEventListener('focusin', look);
  }, [region, count]);
  return away;
}
