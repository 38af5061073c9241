'use client';
import { useEffect, useRef } from 'react';

/**
 * F6 moves focus to the toasts and back, also from a dialog. A dialog would take the focus back on
 * a focusout event, so the event must not leave the region.
 */
export function useToastKey(shown: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);

  useEffect(() => {
    const node = region.current;
    if (!node || !shown) return;
    const goBack = () => {
      if (before.current instanceof HTMLElement) before.current.focus();
      before.current = null;
    };
    const isInside = () => node.contains(document.activeElement);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isInside()) {
        event.stopImmediatePropagation();
        goBack();
      }
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      if (isInside()) return goBack();
      const { activeElement } = document;
      before.current = activeElement;
      if (activeElement instanceof HTMLElement) activeElement.blur();
      node.querySelector<HTMLElement>('a[href], button')?.focus();
    };
    const hideFromDialogs = (event: FocusEvent) => {
      if (event.target instanceof Node && node.contains(event.target)) event.stopPropagation();
    };
    // Before dialogs, which listen on the document; after React, which listens on the app's root
    document.body.addEventListener('focusin', hideFromDialogs);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.body.removeEventListener('focusin', hideFromDialogs);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [shown]);

  /** Moves the focus when its toast is removed: to the next one, or back. */
  const leave = (toast: Element | null | undefined) => {
    if (!toast?.contains(document.activeElement)) return;
    const all = [...(region.current?.querySelectorAll('[data-component="toast"]') ?? [])];
    const next = all[all.indexOf(toast) + 1] ?? all[all.indexOf(toast) - 1];
    const target = next?.querySelector<HTMLElement>('a[href], button') ?? before.current;
    if (target instanceof HTMLElement) target.focus();
  };
  return { region, leave };
}
