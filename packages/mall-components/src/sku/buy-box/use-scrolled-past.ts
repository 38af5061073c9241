import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been scrolled out above the window. */
export function useScrolledPast(ref: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      // A busy page reports several changes at once; the last one is how it is now
      const entry = entries.at(-1);
      setPast(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top < 0));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return past;
}
