import { useEffect, useRef, useState, type ComponentType } from 'react';
import { withTexts } from '../islands/island-module';

/** How far below the window the component's place may be when its code is loaded. */
const MARGIN = '800px';

/**
 * A component that only the browser renders, since it depends on the visitor. Its code is loaded when its place is
 * about to scroll into view; what cannot be loaded is left out.
 */
export function lazyInView<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return function LazyInView(props: Props) {
    const placeholder = useRef<HTMLDivElement>(null);
    const [Component, setComponent] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (!placeholder.current) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          withTexts(load).then(
            (module) => setComponent(() => module.default),
            () => undefined,
          );
        },
        { rootMargin: `0px 0px ${MARGIN}` },
      );
      observer.observe(placeholder.current);
      return () => observer.disconnect();
    }, []);
    return Component ? <Component {...props} /> : <div ref={placeholder} />;
  };
}
