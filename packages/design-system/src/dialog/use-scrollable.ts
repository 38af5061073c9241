'use client';
import { useLayoutEffect, useRef, useState } from 'react';

/** Whether an element's content overflows vertically: then it must be focusable for keyboard scrolling. */
export function useScrollable<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [scrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight);
    // Measured immediately, since the observer reports later
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, scrollable };
}
