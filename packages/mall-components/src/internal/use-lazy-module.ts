'use client';
import { useEffect, useState } from 'react';

/**
 * A module that is loaded when it is first wanted; until then nothing. After a failure, e.g. offline, the next
 * want tries again: what only adds to the page must not take it along. `load` has to stay the same.
 */
export function useLazyModule<Part extends object>(wanted: boolean, load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (wanted && !part) load().then(setPart, () => undefined);
  }, [wanted, part, load]);
  return part;
}
