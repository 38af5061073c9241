'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../internal/prefers-reduced-motion';
import { focusOn } from '../internal/focus-on';

export interface ScrollToTopOptions {
  /** Id of what takes the focus up there: the page's main part, where SkipLink leads as well. */
  targetId: string;
  /** How far down the page, in px, the way back is offered. */
  distance?: number;
}

function follow(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

const onServer = () => false;

/**
 * Whether the page is scrolled far enough to offer the way back, and the way itself: smooth where
 * motion is welcome, with the focus. For a box of FloatingWidget; by itself ScrollToTop does it.
 */
export function useScrollToTop({ targetId, distance = 600 }: ScrollToTopOptions) {
  const shown = useSyncExternalStore(follow, () => window.scrollY > distance, onServer);
  const scrollToTop = useCallback(() => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    // The focus would jump to its place and end the scrolling
    focusOn(targetId, { preventScroll: true });
  }, [targetId]);
  return { shown, scrollToTop };
}
