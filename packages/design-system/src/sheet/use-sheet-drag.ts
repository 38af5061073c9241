'use client';
import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { settle } from './settle';

/** Ms after the last move from which a release is not a fling. */
const HOLD = 100;

interface SheetDragOptions {
  points: readonly number[];
  /** Released at a snap point, or below all of them, -1. */
  onRest: (index: number, event: Event) => void;
}

interface Drag {
  /** Initial positions of pointer and sheet, in px. */
  from: number;
  height: number;
  /** The latest move. */
  at: number;
  time: number;
  /** Px per ms, upwards. */
  speed: number;
}

const sheetOf = (event: PointerEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[role="dialog"]');

/** Makes a sheet follow the pointer. Sets the style without rendering, for every pointer event. */
export function useSheetDrag({ points, onRest }: SheetDragOptions) {
  const drag = useRef<Drag>(undefined);
  const moved = useRef(false);
  const end = (event: PointerEvent<HTMLElement>, index: number) => {
    const sheet = sheetOf(event);
    drag.current = undefined;
    if (!sheet) return;
    delete sheet.dataset.dragging;
    sheet.style.height = `${(points[Math.max(index, 0)] ?? 1) * 100}dvh`;
    onRest(index, event.nativeEvent);
  };
  return {
    /** Whether the ending press was a drag. */
    moved,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const sheet = sheetOf(event);
        if (!sheet || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        moved.current = false;
        const { clientY: from, timeStamp: time } = event;
        drag.current = { from, at: from, time, height: sheet.offsetHeight, speed: 0 };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const sheet = sheetOf(event);
        const now = drag.current;
        if (!now || !sheet) return;
        const { clientY: at, timeStamp: time } = event;
        if (time > now.time) now.speed = (now.at - at) / (time - now.time);
        Object.assign(now, { at, time });
        // Tolerance for an unsteady pointer
        if (Math.abs(at - now.from) > 4) moved.current = true;
        if (!moved.current) return;
        sheet.dataset.dragging = '';
        sheet.style.height = `${Math.max(now.height + now.from - at, 0)}px`;
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const now = drag.current;
        if (!now || !moved.current) return void (drag.current = undefined);
        const share = (now.height + now.from - event.clientY) / window.innerHeight;
        const held = event.timeStamp - now.time > HOLD;
        end(event, settle(share, held ? 0 : now.speed, points));
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        const share = (drag.current?.height ?? 0) / window.innerHeight;
        if (drag.current) end(event, Math.max(settle(share, 0, points), 0));
      },
    },
  };
}
