import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { buttonRecipe } from '../button/button-recipe';
import type { ButtonSize, ButtonVariant } from '../button/button-recipe';
import * as styles from '../button/button.css';
import { preventPress } from '../button/prevent-press';
import type { AsChild, PropsOf } from '../internal/component-props';
import { Slot, Slottable } from '../internal/slot';
import { Spinner } from '../spinner/spinner';

export type IconButtonProps = PropsOf<
  'button',
  AsChild & {
    /** Accessible name: what a press does. */
    label: string;
    /** The icon; with `asChild` it is put into the child. */
    icon: ReactNode;
    variant?: ButtonVariant;
    size?: ButtonSize;
    round?: boolean;
    pending?: boolean;
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
  asChild,
  className,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      data-component="icon-button"
      data-variant={variant}
      data-size={size}
      aria-label={label}
      {...(asChild ? undefined : { type: 'button' })}
      {...(pending && { 'data-pending': '', 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      onClick={pending ? preventPress : onClick}
      className={buttonRecipe({
        variant,
        size,
        round,
        className: cx(styles.square[size], className),
      })}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {pending && <Spinner data-part="pending" className={styles.pendingMark} />}
    </Element>
  );
}
