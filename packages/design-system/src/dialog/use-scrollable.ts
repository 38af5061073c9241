'use client';
import { useLayoutEffect, useRef, useState } from 'react';

/** Whether an element's content is taller than it is: then it must be focusable, so that keys can scroll it. */
export function useScrollable<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [scrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight);
    // At once, so that it is never shown without a way to scroll it; the observer speaks later
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, scrollable };
}
