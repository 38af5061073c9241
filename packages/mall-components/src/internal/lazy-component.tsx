'use client';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useMallSettings } from '../settings';

/**
 * Like `React.lazy`, but without Suspense and render errors: the code is loaded on first render, and nothing
 * is rendered until then. A failure is passed to `onLoadError`, and loading is retried when the browser is
 * online again.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyComponent(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const { onLoadError } = useMallSettings();
    useEffect(() => {
      if (loaded) return;
      let unmounted = false;
      const request = () => {
        if (unmounted) return;
        load().then(
          (component) => {
            loaded = component;
            if (!unmounted) setComponent(() => component);
          },
          (error: unknown) => {
            if (unmounted) return;
            window.addEventListener('online', request, { once: true });
            onLoadError?.(error, request);
          },
        );
      };
      request();
      return () => {
        unmounted = true;
        window.removeEventListener('online', request);
      };
    }, [onLoadError]);
    return Component ? <Component {...props} /> : null;
  };
}
