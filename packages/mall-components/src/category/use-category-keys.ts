import type { KeyboardEvent } from 'react';

/**
 * Arrow keys of the two-level panel, on top of Tab: up and down walk through a level, right enters
 * the second one, left and Escape leave it.
 */
export function useCategoryKeys(openId: number | undefined, setOpen: (id?: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const panel = event.currentTarget;
    const target = event.target;
    if (!(target instanceof HTMLElement)) return;
    const second = target.closest<HTMLElement>('[data-part="second-level"]');
    const firstLevel = [...panel.querySelectorAll<HTMLElement>('[data-part="first-level"]')];
    const open = firstLevel.find((link) => link.dataset.id === String(openId));
    const level = second ? [...second.querySelectorAll<HTMLElement>('a')] : firstLevel;
    const at = level.indexOf(target);

    const leave = () => {
      open?.focus();
      // Focus opens a category: close after it
      if (event.key === 'Escape') setOpen(undefined);
    };
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => level[(at + 1) % level.length]?.focus(),
      ArrowUp: () => level[(at - 1 + level.length) % level.length]?.focus(),
      ArrowRight: second
        ? undefined
        : () => panel.querySelector<HTMLElement>('[data-part="second-level"] a')?.focus(),
      ArrowLeft: second ? leave : undefined,
      Escape: openId === undefined ? undefined : leave,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
