'use client';
import { useEffect, useRef, useState } from 'react';
import type { ScrollEdges } from './scroll-edges';
import { scrollEdges } from './scroll-edges';

/** Observes the overflow of an element; `none` on the server. */
export function useScrollEdges() {
  const box = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState<ScrollEdges>('none');
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => setEdges(scrollEdges(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return [box, edges] as const;
}
