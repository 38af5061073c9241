import type { ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../button/button-recipe';
import { buttonRecipe } from '../button/button-recipe';
import { PendingMark } from '../button/pending-mark';
import { pendingProps } from '../button/pending-props';
import { squareRecipe } from '../button/square-recipe';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot, Slottable } from '../internal/slot';

export type IconButtonProps = PropsOf<
  'button',
  AsChild & {
    /** Accessible name: the action. */
    label: string;
    /** The icon; with `asChild` it is rendered inside the child. */
    icon: ReactNode;
    /** Emphasis, as of a Button; `ghost` has no background at rest. */
    variant?: ButtonVariant;
    /** Side length, as tall as a Button of the same size: 32, 40 or 48 px in the default brand. */
    size?: ButtonSize;
    /** Fully rounded instead of the brand's button corners. */
    round?: boolean;
    /** The action is pending: presses are ignored, and the focus is kept. */
    pending?: boolean;
    /** Announced when the action becomes pending: "Saving". */
    pendingLabel?: string;
  }
>;

/** A button with only an icon. When the icon is not obvious use Button with `startIcon`. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  round,
  pending = false,
  pendingLabel,
  asChild,
  children,
  ...rest
}: IconButtonProps) {
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      {...mergeProps(
        {
          'data-component': 'icon-button',
          'data-variant': variant,
          'data-size': size,
          'aria-label': label,
          ...(asChild ? undefined : { type: 'button' }),
          ...pendingProps(pending),
          className: buttonRecipe({
            variant,
            size,
            round,
            className: squareRecipe({ size }),
          }),
        },
        rest,
      )}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {pending && <PendingMark label={pendingLabel} />}
    </Element>
  );
}
