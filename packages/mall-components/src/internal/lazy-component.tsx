'use client';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useMallSettings } from '../settings';

/**
 * A component whose code is loaded when it is first rendered. When loading fails, nothing is rendered,
 * `onLoadError` is called, and loading is retried when the browser is online again.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const { onLoadError } = useMallSettings();
    useEffect(() => {
      if (loaded) return;
      let left = false;
      const ask = () => {
        if (left) return;
        load().then(
          (part) => {
            loaded = part;
            if (!left) setPart(() => part);
          },
          (error: unknown) => {
            if (left) return;
            window.addEventListener('online', ask, { once: true });
            onLoadError?.(error, ask);
          },
        );
      };
      ask();
      return () => {
        left = true;
        window.removeEventListener('online', ask);
      };
    }, [onLoadError]);
    return Part ? <Part {...props} /> : null;
  };
}
