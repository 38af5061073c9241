import { useEffect, useRef, type FocusEvent } from 'react';
import { onFocusLost } from '../internal/on-focus-lost';

/**
 * Keeps focus among the filters when the focused link has disappeared: a selected category is replaced
 * by those below it, a removed filter has no link any more. Goes to the first link of the same list, of
 * the same panel, or to the first filter that can be focused.
 */
export function useFocusOnFilters() {
  const root = useRef<HTMLDivElement>(null);
  const link = useRef<Element>(null);
  const places = useRef<(Element | null)[]>([]);
  useEffect(() => {
    if (!link.current || link.current.isConnected) return;
    link.current = null;
    onFocusLost(() => {
      const near = [...places.current, root.current].filter((place) => place?.isConnected);
      for (const place of near)
        for (const element of place?.querySelectorAll<HTMLElement>('a, button') ?? []) {
          element.focus();
          if (document.activeElement === element) return;
        }
    });
  });
  const onFocus = ({ target }: FocusEvent) => {
    link.current = target;
    places.current = [target.closest('ul'), target.closest('nav')];
  };
  return { ref: root, onFocus };
}
