'use client';
import { useEffect, useRef, useState } from 'react';

/** Whether an element's content is taller than it is: then it must take the focus, or no key could scroll it. */
export function useScrollable<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, scrollable };
}
