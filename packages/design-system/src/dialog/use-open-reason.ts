'use client';
import { useRef } from 'react';
import type { ChangeDetail } from '../internal/change-detail';

/** Why it opens or closes: its trigger, its close button, Escape, or a press outside. */
export type DialogChangeDetail = ChangeDetail<
  'triggerPress' | 'closePress' | 'escapeKey' | 'outsidePress'
>;

/** Called when it is to open or close. */
export type DialogChange = (open: boolean, detail: DialogChangeDetail) => void;

/**
 * Remembers the reason of the next change for `onOpenChange`, which Radix does not provide; the
 * default is the reason for opening or closing.
 */
export function useOpenReason<Reason extends string>(
  opens: NoInfer<Reason>,
  closes: NoInfer<Reason>,
  onOpenChange: ((open: boolean, detail: ChangeDetail<Reason>) => void) | undefined,
) {
  const next = useRef<ChangeDetail<Reason>>(undefined);
  return {
    set: (reason: Reason, event: Event) => {
      next.current = { reason, event };
    },
    onOpenChange: (open: boolean) => {
      onOpenChange?.(open, next.current ?? { reason: open ? opens : closes });
      next.current = undefined;
    },
  };
}

/**
 * Presses on a toast above the dialog are not outside presses. Radix checks after the click, when a
 * dismissed toast has already been removed from its region.
 */
export const isInToast = (target: EventTarget | null) =>
  target instanceof Element &&
  (!target.isConnected || target.closest('[data-component="toast-region"]') !== null);
