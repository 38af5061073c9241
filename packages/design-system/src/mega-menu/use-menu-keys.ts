'use client';
import type { KeyboardEvent } from 'react';
import { isRtl } from '../internal/is-rtl';

/** Moves focus from the open panel to its entry. */
export function focusOwner(menu: HTMLElement | null) {
  const panel = menu?.querySelector('[data-part="panel"]');
  if (!panel?.contains(document.activeElement)) return;
  panel.closest('[data-entry]')?.querySelector<HTMLElement>('[data-part="entry"]')?.focus();
}

/**
 * Arrow keys in addition to Tab: up and down move within a level, towards the panel enters it, back leaves
 * it.
 */
export function useMenuKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const menu = event.currentTarget;
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const rtl = isRtl(menu);
    const panel = menu.querySelector<HTMLElement>('[data-part="panel"]');
    const inside = panel?.contains(target) ?? false;
    const entries = [...menu.querySelectorAll<HTMLElement>('[data-part="entry"]')];
    const inPanel = [...(panel?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
    const level = inside ? inPanel : entries;
    const at = level.indexOf(target);
    const step = (by: number) => () => level.at((at + by) % level.length)?.focus();
    const leave = () => focusOwner(menu);
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: step(1),
      ArrowUp: step(-1),
      Home: () => level[0]?.focus(),
      End: () => level.at(-1)?.focus(),
      [rtl ? 'ArrowLeft' : 'ArrowRight']: inside
        ? undefined
        : inPanel[0] && (() => inPanel[0]?.focus()),
      [rtl ? 'ArrowRight' : 'ArrowLeft']: inside ? leave : undefined,
    };
    const action = at < 0 ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
