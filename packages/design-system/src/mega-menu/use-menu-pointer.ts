'use client';
import type { PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { opensBelow } from './opens-below';
import type { Point } from './safe-triangle';
import { headsFor } from './safe-triangle';
import type { SetOpen } from './types';

/** Hover delay before the first panel opens, in ms. */
const REST = 120;
/** Delay while the pointer is heading for the panel, or has left the menu, in ms. */
const PATIENCE = 300;

const panelOf = (menu: Element) => menu.querySelector('[data-part="panel"]');

/**
 * Opens the hovered entry. On its way into the open panel the pointer may cross other entries without opening
 * them. Touch and pen do not hover.
 */
export function useMenuPointer(openId: string | null, setOpen: SetOpen) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef<Point>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);

  const soon = (id: string | null, { nativeEvent }: PointerEvent, delay: number) => {
    cancel();
    const reason = id === null ? 'pointerLeave' : 'triggerHover';
    timer.current = setTimeout(() => setOpen(id, reason, nativeEvent), delay);
  };
  /** Delay before the hovered entry opens, in ms. */
  const delayOf = (event: PointerEvent, now: Point) => {
    const panel = panelOf(event.currentTarget)?.getBoundingClientRect();
    if (!panel || !left.current) return REST;
    return headsFor(left.current, now, panel) ? PATIENCE : 0;
  };

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || opensBelow()) return;
    if (!(event.target instanceof Element)) return;
    const now = { x: event.clientX, y: event.clientY };
    if (panelOf(event.currentTarget)?.contains(event.target)) {
      cancel();
      return;
    }
    const id = event.target.closest<HTMLElement>('[data-entry]')?.dataset.entry;
    if (id === undefined || id === openId) {
      cancel();
      left.current = id === undefined ? undefined : now;
      return;
    }
    soon(id, event, delayOf(event, now));
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !opensBelow()) soon(null, event, PATIENCE);
  };
  return { onPointerMove, onPointerLeave };
}
