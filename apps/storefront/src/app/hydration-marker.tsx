import { useEffect, type ReactNode } from 'react';

interface HydrationMarkerProps {
  onAlive: () => void;
  /** Around the page, not beside it: a sibling that the server lacks would change all ids of `useId`. */
  children: ReactNode;
}

/** Marks the document as hydrated, and lets earlier clicks be replayed. */
export function HydrationMarker({ onAlive: onHydrated, children }: HydrationMarkerProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    onHydrated();
  }, [onHydrated]);
  return children;
}
