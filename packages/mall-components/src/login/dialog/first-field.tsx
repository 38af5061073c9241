import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Focuses the first input when a dialog opens, instead of a tab before it. The dialog focuses its first
 * element in the same tick, so this runs a frame later.
 */
export function FirstField({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      place.current
        ?.querySelector<HTMLElement>('input:not([type="hidden"], [hidden], [readonly])')
        ?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div ref={place}>{children}</div>;
}
