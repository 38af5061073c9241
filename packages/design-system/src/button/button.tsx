import type { ReactNode } from 'react';
import type { AsChild, PropsOf } from '../internal/component-props';
import { Slot, Slottable } from '../internal/slot';
import { Spinner } from '../spinner/spinner';
import type { ButtonSize, ButtonVariant } from './button-recipe';
import { buttonRecipe } from './button-recipe';
import * as styles from './button.css';
import { preventPress } from './prevent-press';

export type ButtonProps = PropsOf<
  'button',
  AsChild & {
    /** `primary` once per view; `soft` for an alternative to it; `critical` for what cannot be undone. */
    variant?: ButtonVariant;
    size?: ButtonSize;
    /** As wide as its container. */
    block?: boolean;
    /** The action is pending: presses are ignored, focus and width are kept. */
    pending?: boolean;
    startIcon?: ReactNode;
    endIcon?: ReactNode;
  }
>;

/**
 * Does something here. For going somewhere use Link, or `<Button asChild><LinkBase href="…"/></Button>`
 * where it must look like a button. Not a submit button unless `type="submit"` says so.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  block,
  pending = false,
  startIcon,
  endIcon,
  asChild,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      data-component="button"
      data-variant={variant}
      data-size={size}
      {...(asChild ? undefined : { type: 'button' })}
      {...(pending && { 'data-pending': '', 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      onClick={pending ? preventPress : onClick}
      className={buttonRecipe({ variant, size, block, className })}
    >
      {startIcon}
      <Slottable>{children}</Slottable>
      {endIcon}
      {pending && <Spinner data-part="pending" className={styles.pendingMark} />}
    </Element>
  );
}
