import { useEffect } from 'react';

/** Says when the page has been taken over: then what was pressed before is carried out. */
export function HydrationMarker({ onAlive: onHydrated }: { onAlive: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    onHydrated();
  }, [onHydrated]);
  return null;
}
