'use client';
import { useLayoutEffect } from 'react';
import { KEYBOARD_INSET } from '../internal/keyboard-inset';
import { onVisibleAreaChange, visibleArea } from '../internal/visual-viewport';

/**
 * Tells the styles of an open modal layer how much of the window a virtual keyboard covers: the layer is fixed,
 * and the page behind it cannot be scrolled, so that its end could not be reached.
 */
export function useKeyboardInset() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const follow = () => {
      const { top, height } = visibleArea(window);
      const covered = Math.max(0, Math.round(window.innerHeight - top - height));
      style.setProperty(KEYBOARD_INSET, `${covered}px`);
    };
    follow();
    const stop = onVisibleAreaChange(window, follow);
    return () => {
      stop();
      style.removeProperty(KEYBOARD_INSET);
    };
  }, []);
}
