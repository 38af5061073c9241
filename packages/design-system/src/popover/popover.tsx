'use client';
import { cva } from 'class-variance-authority';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import * as floating from '../internal/floating/floating.css';
import { isOutside } from '../internal/floating/is-outside';
import type { FloatingAlign, FloatingSide } from '../internal/floating/place';
import { useDismissableLayer } from '../internal/floating/use-dismissable-layer';
import { useFloating } from '../internal/floating/use-floating';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import { useControlledState } from '../internal/use-controlled-state';
import { useMergedRefs } from '../internal/use-merged-refs';
import * as styles from './popover.css';
import { useFocusOnOpen } from './use-focus-on-open';

/** All sizes of Popover, ascending: maximum widths of 240, 360 and 560 px. */
export const popoverSizes = ['sm', 'md', 'lg'] as const;
export type PopoverSize = (typeof popoverSizes)[number];

/** Why it opens or closes. `focusOut`: Tab left it. */
export type PopoverChangeDetail = ChangeDetail<
  'triggerPress' | 'escapeKey' | 'outsidePress' | 'focusOut'
>;

export type PopoverProps = PropsOf<
  'div',
  {
    /** Accessible name of the popover. */
    label: string;
    /** The button that opens and closes it. */
    trigger: ReactElement;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: (open: boolean, detail: PopoverChangeDetail) => void;
    /** Preferred side; flips when the other one has more room. Default: `bottom`. */
    side?: FloatingSide;
    /** `start`, `center` or `end`: which edges meet those of the trigger. */
    align?: FloatingAlign;
    /** Maximum width: 240, 360 or 560 px, never wider than the window. */
    size?: PopoverSize;
    /** `none` when the content goes to the edges. */
    padding?: keyof typeof styles.paddings;
    children: ReactNode;
  }
>;

const popoverRecipe = /* @__PURE__ */ cva([floating.floating, floating.surface, styles.popover], {
  variants: { size: styles.sizes, padding: styles.paddings },
});

/**
 * A non-modal dialog next to its button. Focus moves in and returns on close. For actions use DropdownMenu,
 * for a hint Tooltip, for a modal task Dialog.
 */
export function Popover({
  label,
  trigger,
  open: given,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  size = 'md',
  padding = 'md',
  ref,
  children,
  ...rest
}: PopoverProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [open, setOpen] = useControlledState(given, defaultOpen, onOpenChange);
  const { anchorRef, partRef } = useFloating<HTMLElement, HTMLDivElement>({
    open,
    side,
    align,
    gap: 8,
  });
  const refs = useMergedRefs(partRef, ref);
  const change = (next: boolean, reason: PopoverChangeDetail['reason'], event: Event) => {
    setOpen(next, { reason, event });
    if (reason === 'escapeKey') anchorRef.current?.focus();
  };
  useDismissableLayer({
    open,
    inside: [partRef, anchorRef],
    onDismiss: (reason, event) => change(false, reason, event),
  });
  useFocusOnOpen(open, partRef);
  const leave = (event: FocusEvent) => {
    const parts = [partRef.current, anchorRef.current];
    if (isOutside(event.relatedTarget, parts)) change(false, 'focusOut', event.nativeEvent);
  };
  return (
    <>
      <Slot
        ref={anchorRef}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={({ nativeEvent }) => change(!open, 'triggerPress', nativeEvent)}
      >
        {trigger}
      </Slot>
      {open && (
        <div
          {...mergeProps(
            {
              id,
              role: 'dialog',
              'aria-label': label,
              tabIndex: -1,
              onBlur: leave,
              'data-component': 'popover',
              className: popoverRecipe({ size, padding }),
            },
            rest,
          )}
          ref={refs}
        >
          {children}
        </div>
      )}
    </>
  );
}
