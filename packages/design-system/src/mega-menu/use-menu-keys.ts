'use client';
import type { KeyboardEvent } from 'react';

/**
 * Arrow keys on top of Tab: up and down walk through a level, towards the panel enters it, back and
 * Escape leave it.
 */
export function useMenuKeys(openId: string | undefined, setOpen: (id?: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const menu = event.currentTarget;
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const rtl = getComputedStyle(menu).direction === 'rtl';
    const panel = menu.querySelector<HTMLElement>('[data-part="panel"]');
    const inside = panel?.contains(target) ?? false;
    const entries = [...menu.querySelectorAll<HTMLElement>('[data-part="entry"]')];
    const inPanel = [...(panel?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
    const level = inside ? inPanel : entries;
    const at = level.indexOf(target);
    const step = (by: number) => () => level.at((at + by) % level.length)?.focus();
    const owner = entries.find((entry) => entry.closest('[data-entry]')?.contains(panel));
    const leave = () => owner?.focus();
    const close = () => {
      leave();
      // The focus opens its entry: close after it
      setOpen(undefined);
    };
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: step(1),
      ArrowUp: step(-1),
      Home: () => level[0]?.focus(),
      End: () => level.at(-1)?.focus(),
      [rtl ? 'ArrowLeft' : 'ArrowRight']: inside
        ? undefined
        : inPanel[0] && (() => inPanel[0]?.focus()),
      [rtl ? 'ArrowRight' : 'ArrowLeft']: inside ? leave : undefined,
      Escape: openId === undefined ? undefined : close,
    };
    const action = at < 0 ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
