'use client';
// Not a library: this is 1 KB where react-zoom-pan-pinch is 12, and only an image is moved
import type { PointerEvent } from 'react';
import { useCallback, useRef, useState } from 'react';
import { isRtl } from '../internal/is-rtl';
import { useLatest } from '../internal/use-latest';
import type { FileSize } from './file-size';
import type { View } from './zoom';
import { fullScale, MAX_SCALE, pan, WHOLE, zoom } from './zoom';

type Point = { x: number; y: number };

/** Px of a swipe that changes the image. */
const SWIPE = 60;

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Zoom and pan of an image: wheel, pinch, drag, double-click. Another image starts unzoomed. A drag over an
 * unzoomed image is a swipe: `onSwipe` is called with 1 for next and -1 for previous. Nothing is drawn larger than `file`,
 * once that is known.
 */
export function useZoom(
  image: number,
  file: FileSize | undefined,
  onSwipe: (step: -1 | 1) => void,
) {
  const stage = useRef<HTMLDivElement | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const swiped = useRef(0);
  const [held, setHeld] = useState<{ image: number; view: View; isFull: boolean }>();
  const [dragging, setDragging] = useState(false);
  const view = held?.image === image ? held.view : WHOLE;

  const maxIn = (box: DOMRect) => (file ? fullScale(file, box) : MAX_SCALE);
  const change = (step: (view: View, box: DOMRect) => View) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    setHeld((now) => {
      const view = step(now?.image === image ? now.view : WHOLE, box);
      return { image, view, isFull: view.scale >= maxIn(box) };
    });
  };
  const zoomBy = (factor: number, at?: Point) =>
    change((now, box) => {
      const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const point = at ? { x: at.x - centre.x, y: at.y - centre.y } : { x: 0, y: 0 };
      return zoom(now, factor, point, box, maxIn(box));
    });
  const panBy = (dx: number, dy: number) => change((now, box) => pan(now, dx, dy, box));
  const reset = () => setHeld(undefined);

  const latest = useLatest(zoomBy);
  /** A callback ref, since a dialog mounts its content after this hook has run. */
  const ref = useCallback(
    (node: HTMLDivElement) => {
      stage.current = node;
      const onWheel = (event: WheelEvent) => {
        event.preventDefault();
        latest.current(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
      };
      // React's wheel listener is passive, so the page would scroll or zoom too
      node.addEventListener('wheel', onWheel, { passive: false });
      return () => {
        stage.current = null;
        node.removeEventListener('wheel', onWheel);
      };
    },
    [latest],
  );

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    swiped.current = 0;
    setDragging(true);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    } else {
      swiped.current += now.x - before.x;
    }
    const share = other ? 0.5 : 1;
    panBy((now.x - before.x) * share, (now.y - before.y) * share);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    setDragging(false);
    if (view.scale > 1 || Math.abs(swiped.current) < SWIPE) return;
    const rtl = isRtl(event.currentTarget);
    onSwipe(swiped.current < 0 !== rtl ? 1 : -1);
  };
  const listeners = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      view.scale > 1 ? reset() : zoomBy(2.5, { x: event.clientX, y: event.clientY }),
  };
  const isFull = held?.image === image && held.isFull;
  return { ref, view, isFull, dragging, zoomBy, panBy, reset, listeners };
}
