import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps focus among the filters when the focused link has disappeared: a selected category is replaced
 * by those below it, a removed filter has no link any more. Goes to the first link of the same list, of
 * the same panel, or to the first filter that can be focused.
 */
export function useFocusOnFilters() {
  /** The focused link, and what it is in, the nearest first. */
  const last = useRef<(Element | null)[]>([]);
  useEffect(() => {
    const [link, ...places] = last.current;
    if (!link || link.isConnected) return;
    last.current = [];
    if (document.activeElement !== document.body) return;
    for (const place of places)
      for (const element of place?.querySelectorAll<HTMLElement>('a,button') ?? []) {
        element.focus();
        if (document.activeElement === element) return;
      }
  });
  return ({ target, currentTarget }: FocusEvent) => {
    last.current = [target, target.closest('ul'), target.closest('nav'), currentTarget];
  };
}
