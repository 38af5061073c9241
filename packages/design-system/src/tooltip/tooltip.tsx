'use client';
import { cx } from 'class-variance-authority';
import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import type { PropsOf } from '../internal/component-props';
import * as floating from '../internal/floating/floating.css';
import type { FloatingAlign, FloatingSide } from '../internal/floating/place';
import { useDismissableLayer } from '../internal/floating/use-dismissable-layer';
import { useFloating } from '../internal/floating/use-floating';
import type { HoverOpenProps } from '../internal/floating/use-hover-open';
import { useHoverOpen } from '../internal/floating/use-hover-open';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import { useMergedRefs } from '../internal/use-merged-refs';
import * as styles from './tooltip.css';

export type TooltipProps = PropsOf<
  'span',
  HoverOpenProps & {
    /** Text of the tooltip; nothing interactive. */
    content: ReactNode;
    /** The described element; it must be focusable. */
    children: ReactElement;
    /** Preferred side, `top` or `bottom`; flips when the other one has more room. */
    side?: FloatingSide;
    /** `start`, `center` or `end`: which edges meet those of the described element. */
    align?: FloatingAlign;
  }
>;

/**
 * A short description of a control, on hover and focus; never by touch, so nothing essential. For interactive
 * content use Popover, for help with a field its hint.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  align = 'center',
  open: given,
  defaultOpen,
  onOpenChange,
  delay = 400,
  ref,
  ...rest
}: TooltipProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const { open, close, dismiss, pointer, onFocus } = useHoverOpen({
    open: given,
    defaultOpen,
    onOpenChange,
    delay,
  });
  const { anchorRef, partRef } = useFloating<HTMLElement, HTMLSpanElement>({
    open,
    side,
    align,
    gap: 6,
  });
  const refs = useMergedRefs(partRef, ref);
  useDismissableLayer({
    open,
    inside: [partRef, anchorRef],
    escapeAnywhere: true,
    onDismiss: dismiss,
  });
  return (
    <>
      <Slot
        ref={anchorRef}
        aria-describedby={open ? id : undefined}
        {...pointer}
        onFocus={onFocus}
        onBlur={close('focusOut')}
        onPointerDown={close('triggerPress')}
      >
        {children}
      </Slot>
      {open && (
        <span
          {...mergeProps(
            {
              role: 'tooltip',
              id,
              'data-component': 'tooltip',
              ...pointer,
              className: cx(floating.floating, styles.tooltip),
            },
            rest,
          )}
          ref={refs}
        >
          {content}
        </span>
      )}
    </>
  );
}
