'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { focusOn } from '../internal/focus-on';
import { prefersReducedMotion } from '../internal/prefers-reduced-motion';

/** Where the button appears, and where it leads. */
export interface ScrollToTopOptions {
  /** Id of the element that receives focus at the top: the `<main>` that SkipLink targets as well. */
  targetId: string;
  /** Scroll position from which the button shows, in px. */
  distance?: number;
}

function follow(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  // A scroll position restored in the frame of the mount fires no event
  const frame = requestAnimationFrame(onScroll);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onScroll);
  };
}

const onServer = () => false;

/**
 * Whether the page is scrolled far enough, and a function that scrolls to the top, smoothly unless
 * reduced motion is preferred, and moves focus. For a box of FloatingWidget; ScrollToTop uses it
 * too.
 */
export function useScrollToTop({ targetId, distance = 600 }: ScrollToTopOptions) {
  const shown = useSyncExternalStore(follow, () => window.scrollY > distance, onServer);
  const scrollToTop = useCallback(() => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    // Focus would scroll at once and end the animation
    focusOn(targetId, { preventScroll: true });
  }, [targetId]);
  return { shown, scrollToTop };
}
