import { useEffect, useRef, useState, type ComponentType } from 'react';
import { withTexts } from '../islands/part';

/** How far below the window the place of a part may be when it is loaded. */
const NEAR = '800px';

/**
 * A part of a page that the server does not render, as it is for this visitor alone: its code comes when its place
 * comes near the window. What cannot be loaded is left out.
 */
export function nearPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return function NearPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (!place.current) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          withTexts(load).then(
            (part) => setPart(() => part.default),
            () => undefined,
          );
        },
        { rootMargin: `0px 0px ${NEAR}` },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return Part ? <Part {...props} /> : <div ref={place} />;
  };
}
