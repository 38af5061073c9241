import { useEffect, useRef, useState } from 'react';
import { observeIntersection } from '../internal/observe-intersection';

/** Scroll distance in pixels after which the header is fixed. */
export const FIXED_HEADER_OFFSET = 120;

/**
 * Whether the page has scrolled far enough for the header to be fixed. Put the ref on an empty element at the
 * very top of the page (above what precedes the header), which is observed without scroll listeners. Keep an
 * element of equal height in place of the header, or the page jumps.
 */
export function useFixedHeader(after = FIXED_HEADER_OFFSET) {
  const [fixed, setFixed] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      observeIntersection(top.current, ({ isIntersecting }) => setFixed(!isIntersecting), {
        rootMargin: `${after}px 0px 0px`,
      }),
    [after],
  );
  return { fixed, topRef: top };
}
