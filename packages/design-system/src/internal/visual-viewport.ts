/** The visible part of the window, in px from its top. */
export interface VisibleArea {
  top: number;
  height: number;
}

/**
 * The part of the window that a virtual keyboard leaves visible: on iOS, and on Android by default, the
 * keyboard covers the page without resizing the window. Zooming with two fingers makes no difference, since
 * what is next to its anchor stays next to it.
 */
export function visibleArea({ visualViewport, innerHeight }: Window): VisibleArea {
  if (!visualViewport || visualViewport.scale > 1) return { top: 0, height: innerHeight };
  return { top: visualViewport.offsetTop, height: visualViewport.height };
}

/** Calls `onChange` when a keyboard appears or disappears, and when Safari pans the page above it. */
export function onVisibleAreaChange({ visualViewport }: Window, onChange: () => void): () => void {
  visualViewport?.addEventListener('resize', onChange);
  visualViewport?.addEventListener('scroll', onChange);
  return () => {
    visualViewport?.removeEventListener('resize', onChange);
    visualViewport?.removeEventListener('scroll', onChange);
  };
}
