'use client';
import { useRef } from 'react';

export interface DialogChangeDetail {
  /** What opened or closed it. */
  reason: 'triggerPress' | 'closePress' | 'escapeKey' | 'outsidePress';
}

export type DialogChange = (open: boolean, detail: DialogChangeDetail) => void;

/** Remembers the reason of the next change, for the detail of `onOpenChange`. */
export function useOpenReason(onOpenChange: DialogChange | undefined) {
  const closing = useRef<DialogChangeDetail['reason']>('closePress');
  return {
    onEscapeKeyDown: () => {
      closing.current = 'escapeKey';
    },
    onInteractOutside: () => {
      closing.current = 'outsidePress';
    },
    onOpenChange: (open: boolean) => {
      onOpenChange?.(open, { reason: open ? 'triggerPress' : closing.current });
      closing.current = 'closePress';
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
