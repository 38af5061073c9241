'use client';
import type { FocusEvent, PointerEvent, SyntheticEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { ChangeDetail } from '../change-detail';
import { canHover } from '../hover-pointer';
import { useControlledState } from '../use-controlled-state';

/** Grace period between leaving the trigger and entering the popup, in ms. */
const GRACE = 150;

/**
 * Why it opens or closes. `triggerHover` and `pointerLeave`: a mouse; `triggerFocus` and `focusOut`: the
 * keyboard.
 */
export type HoverChangeDetail = ChangeDetail<
  | 'triggerHover'
  | 'triggerFocus'
  | 'triggerPress'
  | 'pointerLeave'
  | 'focusOut'
  | 'escapeKey'
  | 'outsidePress'
>;
type Reason = HoverChangeDetail['reason'];

/** Props of elements that open on hover. */
export interface HoverOpenProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, detail: HoverChangeDetail) => void;
  /** Milliseconds of hover before it opens; focus opens it at once. */
  delay?: number;
}

/** Opens on hover and keyboard focus, never by touch. */
export function useHoverOpen({
  open: given,
  defaultOpen = false,
  onOpenChange,
  delay = 0,
}: HoverOpenProps) {
  const [open, setOpen] = useControlledState(given, defaultOpen, onOpenChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = (next: boolean, reason: Reason, event: Event) => {
    clearTimeout(timer.current);
    setOpen(next, { reason, event });
  };
  const soon = (next: boolean, reason: Reason, event: Event, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next, { reason, event }), ms);
  };
  const pointer = {
    onPointerEnter: ({ nativeEvent }: PointerEvent) => {
      if (canHover(nativeEvent)) soon(true, 'triggerHover', nativeEvent, open ? 0 : delay);
    },
    onPointerLeave: ({ nativeEvent }: PointerEvent) => {
      // A finger that leaves closes nothing, as it has opened nothing
      if (canHover(nativeEvent)) soon(false, 'pointerLeave', nativeEvent, GRACE);
    },
  };
  const onFocus = ({ target, nativeEvent }: FocusEvent) => {
    if (target.matches(':focus-visible')) now(true, 'triggerFocus', nativeEvent);
  };
  const close = (reason: Reason) => (event: SyntheticEvent) =>
    now(false, reason, event.nativeEvent);
  return {
    open,
    close,
    dismiss: (reason: Reason, event: Event) => now(false, reason, event),
    pointer,
    onFocus,
  };
}
