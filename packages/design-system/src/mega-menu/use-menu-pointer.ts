'use client';
import type { PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { opensBelow } from './opens-below';
import type { Point } from './safe-triangle';
import type { SetOpen } from './types';
import { headsFor } from './safe-triangle';

/** How long the mouse rests before the first panel opens, in ms. */
const REST = 120;
/** How long it may pause on its way into the panel, or be away. */
const PATIENCE = 300;

const panelOf = (menu: Element) => menu.querySelector('[data-part="panel"]');

/**
 * Opens what the mouse rests on. On the way into the open panel it may cross other entries without
 * opening them. Fingers and pens do not hover: they tap.
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
  /** How long to wait before the entry under the pointer opens. */
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
