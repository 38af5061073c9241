import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
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
export function CountBadge({ count, max = 99, label, children, ...rest }: CountBadgeProps) {
  const figure = count > max ? `${max}+` : String(count);
  const badge = count > 0 && (
    <span
      {...mergeProps(
        {
          'data-component': 'count-badge',
          className: cx(styles.count, children && styles.floating),
        },
        children ? {} : rest,
      )}
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
    <span {...mergeProps({ className: styles.anchor }, rest)}>
      {children}
      {badge}
    </span>
  );
}
