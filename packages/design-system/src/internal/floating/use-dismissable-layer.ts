'use client';
import { useEffect } from 'react';
import { onOutsidePress } from '../../use-dismiss/on-outside-press';
import type { DismissReason } from '../../use-dismiss/use-dismiss';
import { useLatest } from '../use-latest';
import { isOutside } from './is-outside';
import type { EscapeKeyOptions } from './use-escape-key';
import { useEscapeKey } from './use-escape-key';

interface DismissableLayerOptions extends Pick<EscapeKeyOptions, 'open' | 'inside'> {
  /** Close by Escape wherever the focus is. */
  escapeAnywhere?: boolean;
  onDismiss: (reason: DismissReason, event: Event) => void;
}

/**
 * Closes an overlay on Escape and on an outside press. For content inside the trigger's own element
 * use `useDismiss`.
 */
export function useDismissableLayer({
  open,
  inside,
  escapeAnywhere,
  onDismiss,
}: DismissableLayerOptions) {
  useEscapeKey({
    open,
    inside,
    anywhere: escapeAnywhere,
    onEscape: (event) => onDismiss('escapeKey', event),
  });
  const latest = useLatest({ inside, onDismiss });
  useEffect(() => {
    if (!open) return;
    return onOutsidePress(
      latest.current.inside[0].current!.ownerDocument,
      (target) => {
        const elements = latest.current.inside.map(({ current }) => current);
        return isOutside(target, elements);
      },
      (event) => latest.current.onDismiss('outsidePress', event),
    );
  }, [open, latest]);
}
