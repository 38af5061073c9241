import { useEffect } from 'react';
import type { PagePart } from '../routing/page-route';

const wake = (part: PagePart) => void part.load().catch(() => {});

/** Wakes an island as soon as it has something to show that the server did not know. */
export function useWake(part: PagePart, when: boolean) {
  useEffect(() => {
    if (when) wake(part);
  }, [part, when]);
}

/** Wakes an island on the first scroll. */
export function useWakeOnScroll(part: PagePart) {
  useEffect(() => {
    const load = () => wake(part);
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, [part]);
}
