import { useEffect, useRef, useState } from 'react';

/** Scroll distance in pixels after which the header is fixed. */
export const FIXED_HEADER_OFFSET = 120;

/**
 * Whether the page has scrolled far enough for the header to be fixed. Put the ref on an empty element at the
 * very top of the page, which is observed without scroll listeners. Keep an element of equal height in place
 * of the header, or the page jumps.
 */
export function useFixedHeader(after = FIXED_HEADER_OFFSET) {
  const [fixed, setFixed] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!top.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      // A busy page reports several changes at once; the last one is how it is now
      (entries) => setFixed(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `${after}px 0px 0px` },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [after]);
  return { fixed, topRef: top };
}
