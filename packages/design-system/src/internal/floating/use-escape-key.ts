'use client';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useLatest } from '../use-latest';

export interface EscapeKeyOptions {
  open: boolean;
  /**
   * Escape closes the layer if focus is in it, in its trigger, or nowhere. The first is mounted whenever the
   * layer is open.
   */
  inside: readonly [RefObject<HTMLElement | null>, ...RefObject<HTMLElement | null>[]];
  /** Wherever the focus is, as WCAG 1.4.13 requires for content on hover. */
  anywhere?: boolean;
  onEscape: (event: KeyboardEvent) => void;
}

/** Open layers, the topmost last: Escape closes one at a time. */
const layers: object[] = [];

/** Handles Escape before it reaches the document, so that a dialog around the layer stays open. */
export function useEscapeKey({ open, anywhere = false, ...options }: EscapeKeyOptions) {
  const latest = useLatest(options);
  useEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || layers.at(-1) !== layer) return;
      const { inside, onEscape } = latest.current;
      const target = event.target as Element;
      const isInside = inside.some(({ current }) => current?.contains(target));
      if (!isInside && !anywhere && target.nodeName !== 'BODY') return;
      event.stopImmediatePropagation();
      onEscape(event);
    };
    // The window of an iframe, if the layer is in one
    const view = latest.current.inside[0].current!.ownerDocument.defaultView!;
    view.addEventListener('keydown', onKeyDown, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      view.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open, anywhere, latest]);
}
