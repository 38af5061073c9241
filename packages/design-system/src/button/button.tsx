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
    /**
     * Default: `secondary`. Use `primary` once per view, `soft` for an alternative to it, `critical` for
     * destructive actions.
     */
    variant?: ButtonVariant;
    /** Height: 32, 40 or 48 px in the default brand. */
    size?: ButtonSize;
    /** As wide as its container. */
    block?: boolean;
    /** The action is pending: presses are ignored; focus and width stay. */
    pending?: boolean;
    /** Announced when the action starts: "Paying". */
    pendingLabel?: string;
    /** An icon before the text; decorative, without a label. */
    startIcon?: ReactNode;
    /** An icon after the text, e.g. of a menu or an external page; decorative, without a label. */
    endIcon?: ReactNode;
  }
>;

/**
 * Triggers an action. To navigate use Link, or `<Button asChild><LinkBase href="…"/></Button>` where the link
 * must look like a button. Its type is `button` unless `type="submit"` is given.
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
