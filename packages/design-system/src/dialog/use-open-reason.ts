'use client';
import { useRef } from 'react';
import type { ChangeDetail } from '../internal/change-detail';

export type DialogChangeDetail = ChangeDetail<
  'triggerPress' | 'closePress' | 'escapeKey' | 'outsidePress'
>;

export type DialogChange = (open: boolean, detail: DialogChangeDetail) => void;

/**
 * Remembers the reason of the next change, which Radix does not tell, for the detail of `onOpenChange`; without one
 * it is the default reason for opening or closing.
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
 * A toast lies above the dialog: pressing it is not a press beside the dialog. Radix asks after the click,
 * when a message that was dismissed has left the page already and has no region around it any more.
 */
export const isInToast = (target: EventTarget | null) =>
  target instanceof Element &&
  (!target.isConnected || target.closest('[data-component="toast-region"]') !== null);
