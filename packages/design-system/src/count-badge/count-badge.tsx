import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './count-badge.css';

export type CountBadgeProps = PropsOf<
  'span',
  {
    count: number;
    /** Above it the badge shows `99+`. */
    max?: number;
    /** What is counted, for assistive technology: "3 goods in the cart". Without it the figure alone is read. */
    label?: string;
    /** What the badge sits on, e.g. an icon; without it the badge stands in the line. */
    children?: ReactNode;
  }
>;

/** A count, at the corner of an element or inline. Renders nothing at zero. */
export function CountBadge({
  count,
  max = 99,
  label,
  children,
  className,
  ...rest
}: CountBadgeProps) {
  const figure = count > max ? `${max}+` : String(count);
  const badge = count > 0 && (
    <span
      data-component="count-badge"
      {...(children ? undefined : rest)}
      className={cx(styles.count, children ? styles.floating : className)}
    >
      {label ? (
        <>
          <span aria-hidden="true">{figure}</span>
          <span className={visuallyHidden}>{label}</span>
        </>
      ) : (
        figure
      )}
    </span>
  );
  if (!children) return badge;
  return (
    <span {...rest} className={cx(styles.anchor, className)}>
      {children}
      {badge}
    </span>
  );
}
