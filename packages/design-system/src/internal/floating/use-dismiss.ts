'use client';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isOutside } from './is-outside';

export type DismissReason = 'escapeKey' | 'outsidePress';

interface DismissOptions {
  open: boolean;
  /** The part and its anchor: a press on them is no press outside. */
  parts: readonly RefObject<HTMLElement | null>[];
  /** Take Escape wherever the focus is, as what opens under the pointer must. */
  escapeAnywhere?: boolean;
  onDismiss: (reason: DismissReason, event: Event) => void;
}

/** Stack of open parts: Escape closes the topmost one. */
const layers: object[] = [];

/**
 * Closes by Escape and by a press outside. Escape is taken before it reaches the document, where a
 * dialog around the part listens: the part closes and the dialog stays.
 */
export function useDismiss({ open, parts, escapeAnywhere = false, onDismiss }: DismissOptions) {
  const latest = useRef({ parts, onDismiss });
  useEffect(() => {
    latest.current = { parts, onDismiss };
  });
  useEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    const elements = () => latest.current.parts.map((ref) => ref.current);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || layers.at(-1) !== layer) return;
      const { target } = event;
      const mine = target instanceof Node && elements().some((part) => part?.contains(target));
      if (!mine && !escapeAnywhere && target !== document.body) return;
      event.stopImmediatePropagation();
      latest.current.onDismiss('escapeKey', event);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (isOutside(event.target, elements())) latest.current.onDismiss('outsidePress', event);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, escapeAnywhere]);
}
