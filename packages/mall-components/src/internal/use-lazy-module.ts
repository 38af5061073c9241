'use client';
import { useEffect, useState } from 'react';

/**
 * A module that is loaded when it is first wanted; undefined until then. A failure, e.g. offline, is ignored, and
 * loading is retried the next time `wanted` becomes true. `load` has to be stable.
 */
export function useLazyModule<Part extends object>(wanted: boolean, load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (wanted && !part) load().then(setPart, () => undefined);
  }, [wanted, part, load]);
  return part;
}
