'use client';
import { useLayoutEffect, useRef } from 'react';

/** Tolerance for rounding of sizes and scroll positions, in px. */
const SLACK = 1;

function mark(row: HTMLElement) {
  const gone = Math.abs(row.scrollLeft);
  const left = row.scrollWidth - row.clientWidth - gone;
  row.toggleAttribute('data-more-before', gone > SLACK);
  row.toggleAttribute('data-more-after', left > SLACK);
}

/** Marks a horizontally scrolling row at overflowing edges: `data-more-before`, `data-more-after`. */
export function useOverflowEdges<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    const update = () => mark(row);
    update();
    row.addEventListener('scroll', update, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    sizes?.observe(row);
    for (const child of row.children) sizes?.observe(child);
    return () => {
      row.removeEventListener('scroll', update);
      sizes?.disconnect();
    };
  }, []);
  return ref;
}
