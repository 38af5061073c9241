import { useEffect, useRef, useState } from 'react';

/** Pixels of scrolling after which the header stays in the window. */
export const FIXED_HEADER_OFFSET = 120;

/**
 * Whether the page is scrolled so far that the header must be fixed. Put the ref on an empty
 * element at the very top of the page; the observer costs nothing while nothing changes. Where the
 * header stood, an element of equal height must stay, or the page jumps.
 */
export function useFixedHeader(after = FIXED_HEADER_OFFSET) {
  const [fixed, setFixed] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!top.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => setFixed(entry !== undefined && !entry.isIntersecting),
      { rootMargin: `${after}px 0px 0px` },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [after]);
  return { fixed, topRef: top };
}
