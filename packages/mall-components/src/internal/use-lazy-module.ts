'use client';
import { useEffect, useState } from 'react';

/**
 * A module that is loaded when first `wanted`, for content with a placeholder; undefined until it is loaded.
 * A failure, e.g. offline, is ignored, and loading is retried the next time `wanted` becomes true. `load`
 * must be stable.
 */
export function useLazyModule<Module extends object>(
  enabled: boolean,
  load: () => Promise<Module>,
) {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (enabled && !module) load().then(setModule, () => undefined);
  }, [enabled, module, load]);
  return module;
}
