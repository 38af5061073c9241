import { cx } from 'class-variance-authority';
import type { AsChild, PropsOf } from '../internal/component-props';
import { Slot } from '../internal/slot';
import * as styles from './visually-hidden.css';

export type VisuallyHiddenProps = PropsOf<'span', AsChild>;

/** Text for assistive technology alone. */
export function VisuallyHidden({ asChild, className, ...rest }: VisuallyHiddenProps) {
  const Element = asChild ? Slot : 'span';
  return (
    <Element
      data-component="visually-hidden"
      {...rest}
      className={cx(styles.visuallyHidden, className)}
    />
  );
}
