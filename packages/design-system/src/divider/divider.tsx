import { cx } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import * as styles from './divider.css';

export type DividerProps = PropsOf<'hr', { orientation?: 'horizontal' | 'vertical' }>;

/** A hairline between things. Space separates better; use it where space is not enough. */
export function Divider({ orientation = 'horizontal', className, ...rest }: DividerProps) {
  return (
    <hr
      data-component="divider"
      aria-orientation={orientation}
      {...rest}
      className={cx(styles.orientations[orientation], className)}
    />
  );
}
