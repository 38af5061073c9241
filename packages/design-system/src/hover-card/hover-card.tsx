'use client';
import { cx } from 'class-variance-authority';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import * as floating from '../internal/floating/floating.css';
import { isOutside } from '../internal/floating/is-outside';
import type { FloatingAlign, FloatingSide } from '../internal/floating/place';
import { useDismissableLayer } from '../internal/floating/use-dismissable-layer';
import { useFloating } from '../internal/floating/use-floating';
import type { HoverOpenProps } from '../internal/floating/use-hover-open';
import { useHoverOpen } from '../internal/floating/use-hover-open';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import { useMergedRefs } from '../internal/use-merged-refs';
import * as styles from './hover-card.css';

export type HoverCardProps = PropsOf<
  'div',
  HoverOpenProps & {
    /** The link that is previewed. */
    trigger: ReactElement;
    /** Preferred side, `top` or `bottom`; flips when the other one has more room. */
    side?: FloatingSide;
    /** `start`, `center` or `end`: which edges meet those of the trigger. */
    align?: FloatingAlign;
    children: ReactNode;
  }
>;

/**
 * A preview of a link's target on hover or focus; Tab moves into it. It never opens by touch, so show only
 * what the target shows too. For essential content use Popover.
 */
export function HoverCard({
  trigger,
  side = 'bottom',
  align = 'start',
  open: given,
  defaultOpen,
  onOpenChange,
  delay = 500,
  ref,
  ...rest
}: HoverCardProps) {
  const { open, close, dismiss, pointer, onFocus } = useHoverOpen({
    open: given,
    defaultOpen,
    onOpenChange,
    delay,
  });
  const { anchorRef, partRef } = useFloating<HTMLElement, HTMLDivElement>({
    open,
    side,
    align,
    gap: 8,
  });
  const refs = useMergedRefs(partRef, ref);
  useDismissableLayer({
    open,
    inside: [partRef, anchorRef],
    escapeAnywhere: true,
    onDismiss: dismiss,
  });
  const leave = (event: FocusEvent) => {
    const parts = [anchorRef.current, partRef.current];
    if (!event.relatedTarget || isOutside(event.relatedTarget, parts)) close('focusOut')(event);
  };
  return (
    <>
      <Slot ref={anchorRef} {...pointer} onFocus={onFocus} onBlur={leave}>
        {trigger}
      </Slot>
      {open && (
        <div
          {...mergeProps(
            {
              'data-component': 'hover-card',
              ...pointer,
              onBlur: leave,
              className: cx(floating.floating, floating.surface, styles.card),
            },
            rest,
          )}
          ref={refs}
        />
      )}
    </>
  );
}
