'use client';
import { useEffect, useState } from 'react';

/**
 * A module that is loaded when it is first wanted, for what shows a placeholder until then; undefined while it is not
 * loaded. A failure, e.g. offline, is ignored, and loading is retried the next time `wanted` becomes true. `load` has
 * to be stable.
 */
export function useLazyModule<Module extends object>(wanted: boolean, load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (wanted && !module) load().then(setModule, () => undefined);
  }, [wanted, module, load]);
  return module;
}
