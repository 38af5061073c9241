/**
 * Calls back when an element comes into the window or leaves it; where browsers cannot tell, never. The returned
 * function ends it.
 */
export function observeIntersection(
  element: Element | null,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver((entries) => {
    // A busy page reports several changes at once; the last one is how it is now
    const latest = entries.at(-1);
    if (latest) onChange(latest);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
