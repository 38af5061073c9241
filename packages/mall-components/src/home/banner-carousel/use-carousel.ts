import { useEffect, useRef, useState } from 'react';

const INTERVAL_MS = 6000;

/**
 * A row that scrolls by itself with the browser's own snapping; scripts only move it and watch
 * which slide is in sight. It stands still under the pointer, while the focus is in it, in a hidden
 * tab, once paused, and for whoever prefers calm.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);

  const show = (target: number) => {
    const node = track.current;
    if (!node) return;
    const next = (target + count) % count;
    node.scrollTo({
      left: next * node.clientWidth * (getComputedStyle(node).direction === 'rtl' ? -1 : 1),
    });
    setIndex(next);
  };
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });

  useEffect(() => {
    const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    if (count < 2 || paused || held || calm) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current(index + 1);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [count, index, paused, held]);

  const onScroll = () => {
    const node = track.current;
    if (node) setIndex(Math.round(Math.abs(node.scrollLeft) / Math.max(1, node.clientWidth)));
  };
  return { track, index, show, paused, setPaused, setHeld, onScroll };
}
