'use client';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * What `read` says of an element's overflow: at once, and whenever it scrolls or it or a child changes size.
 * `initial` is the result on the server.
 */
export function useOverflow<Element extends HTMLElement, Overflow>(
  read: (element: Element) => Overflow,
  initial: Overflow,
) {
  const ref = useRef<Element>(null);
  const [overflow, setOverflow] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => setOverflow(read(element));
    update();
    element.addEventListener('scroll', update, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    sizes?.observe(element);
    for (const child of element.children) sizes?.observe(child);
    return () => {
      element.removeEventListener('scroll', update);
      sizes?.disconnect();
    };
  }, [read]);
  return [ref, overflow] as const;
}
