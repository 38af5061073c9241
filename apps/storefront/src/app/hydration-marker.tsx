import { useEffect } from 'react';

/** Marks the document as hydrated, and lets earlier clicks be replayed. */
export function HydrationMarker({ onAlive: onHydrated }: { onAlive: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    onHydrated();
  }, [onHydrated]);
  return null;
}
