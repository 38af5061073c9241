'use client';
import type { UIEvent } from 'react';
import { useRef, useState } from 'react';
import { isRtl } from '../internal/is-rtl';
import type { CarouselChangeDetail } from './types';

/**
 * Tracks which slide of a scroll-snap row is visible. Scripts only scroll and observe it, so that swiping
 * works before they are loaded.
 */
export function useSlides(
  count: number,
  onIndexChange: ((index: number, detail: CarouselChangeDetail) => void) | undefined,
) {
  const track = useRef<HTMLDivElement>(null);
  /** The slide that is being scrolled to; slides passed on the way do not count. */
  const target = useRef<number>(undefined);
  const [shown, setShown] = useState(0);
  const index = Math.min(shown, Math.max(0, count - 1));

  const settle = (next: number, detail: CarouselChangeDetail) => {
    if (next === index) return;
    setShown(next);
    onIndexChange?.(next, detail);
  };
  /** Scrolls to a slide; wraps around at both ends. */
  const show = (requested: number, detail: CarouselChangeDetail) => {
    const node = track.current;
    if (!node) return;
    const next = (requested + count) % count;
    target.current = next;
    const sign = isRtl(node) ? -1 : 1;
    node.scrollLeft = sign * next * node.clientWidth;
    settle(next, detail);
  };
  const onScroll = ({ nativeEvent: event }: UIEvent) => {
    const node = track.current;
    if (!node) return;
    const seen = Math.round(Math.abs(node.scrollLeft) / Math.max(1, node.clientWidth));
    if (target.current !== undefined && seen !== target.current) return;
    target.current = undefined;
    settle(Math.min(seen, count - 1), { reason: 'swipe', event });
  };
  /** A swipe cancels the running scroll. */
  const release = () => {
    target.current = undefined;
  };
  const row = { ref: track, onScroll, onPointerDown: release, onWheel: release };
  return { index, show, row };
}
