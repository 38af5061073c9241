import { type ComponentType, useEffect, useRef, useState } from 'react';
import { guardChunk } from '../browser/chunk-guard';
import { useApp } from '../deps/app-context';

/** Distance below the viewport at which the component's code is loaded. */
const MARGIN = '800px';

/**
 * A component that depends on the visitor, so it is rendered only in the browser. Its code is loaded shortly
 * before it scrolls into view; if that fails, it is omitted.
 */
export function lazyInView<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return function LazyInView(props: Props) {
    const { messages } = useApp();
    const placeholder = useRef<HTMLDivElement>(null);
    const [Component, setComponent] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (!placeholder.current) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          Promise.all([guardChunk(load)(), messages.need('overlays')]).then(
            ([module]) => setComponent(() => module.default),
            () => undefined,
          );
        },
        { rootMargin: `0px 0px ${MARGIN}` },
      );
      observer.observe(placeholder.current);
      return () => observer.disconnect();
    }, [messages]);
    return Component ? <Component {...props} /> : <div ref={placeholder} />;
  };
}
