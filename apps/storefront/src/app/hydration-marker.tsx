import { type ReactNode, useEffect } from 'react';

interface HydrationMarkerProps {
  onHydrated: () => void;
  /**
   * Wraps the page instead of being a sibling: a sibling missing on the server would change all `useId` ids.
   */
  children: ReactNode;
}

/** Marks the document as hydrated, and starts the replay of earlier clicks. */
export function HydrationMarker({ onHydrated, children }: HydrationMarkerProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    onHydrated();
  }, [onHydrated]);
  return children;
}
