import type { ReactNode } from 'react';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot, Slottable } from '../internal/slot';
import type { ButtonSize, ButtonVariant } from './button-recipe';
import { buttonRecipe } from './button-recipe';
import { PendingMark } from './pending-mark';
import { pendingProps } from './pending-props';

export type ButtonProps = PropsOf<
  'button',
  AsChild & {
    /** Default: `secondary`. `primary` once per view; `soft` for an alternative to it; `critical` for what cannot be undone. */
    variant?: ButtonVariant;
    size?: ButtonSize;
    /** As wide as its container. */
    block?: boolean;
    /** The action is pending: presses are ignored, focus and width are kept. */
    pending?: boolean;
    /** What is under way, read out when it begins: "Paying". */
    pendingLabel?: string;
    startIcon?: ReactNode;
    endIcon?: ReactNode;
  }
>;

/**
 * Does something here. For going somewhere use Link, or `<Button asChild><LinkBase href="…"/></Button>`
 * where it must look like a button. Not a submit button unless `type="submit"` says so.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  block,
  pending = false,
  pendingLabel,
  startIcon,
  endIcon,
  asChild,
  children,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      {...mergeProps(
        {
          'data-component': 'button',
          'data-variant': variant,
          'data-size': size,
          ...(asChild ? undefined : { type: 'button' }),
          ...pendingProps(pending),
          className: buttonRecipe({ variant, size, block }),
        },
        rest,
      )}
    >
      {startIcon}
      <Slottable>{children}</Slottable>
      {endIcon}
      {pending && <PendingMark label={pendingLabel} />}
    </Element>
  );
}
