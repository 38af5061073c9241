'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the server and where it cannot be detected. */
export function useMedia(condition: string) {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia?.(condition);
      list?.addEventListener('change', tell);
      return () => list?.removeEventListener('change', tell);
    },
    [condition],
  );
  const read = () => window.matchMedia?.(condition).matches ?? false;
  return useSyncExternalStore(subscribe, read, () => false);
}
