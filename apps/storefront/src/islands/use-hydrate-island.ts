import { useEffect } from 'react';
import type { PagePart } from '../routing/page-route';

const hydrate = (part: PagePart) => void part.load().catch(() => {});

/** Hydrates an island as soon as it has something to show that the server did not know. */
export function useHydrateWhen(part: PagePart, when: boolean) {
  useEffect(() => {
    if (when) hydrate(part);
  }, [part, when]);
}

/** Hydrates an island on the first scroll. */
export function useHydrateOnScroll(part: PagePart) {
  useEffect(() => {
    const load = () => hydrate(part);
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, [part]);
}
