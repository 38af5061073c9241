import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Once a dialog is open the focus begins in the first field to fill in, not on a tab before it. The dialog
 * itself puts it on what comes first, in the same turn; a frame later it is done.
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
