import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './count-badge.css';

export type CountBadgeProps = PropsOf<
  'span',
  {
    /** What is counted, a whole number; at zero there is no badge. */
    count: number;
    /** Above it the badge shows `99+`. */
    max?: number;
    /** Accessible description of the count: "3 goods in the cart". Default: the number only. */
    label?: string;
    /** The element that the badge is positioned on, e.g. an icon; without it the badge is inline. */
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
          // a label is translated, the figure is not
          translate: label ? undefined : 'no',
          className: cx(styles.count, children && styles.floating),
        },
        children ? {} : rest,
      )}
    >
      {label ? (
        <>
          <span aria-hidden="true" translate="no">
            {figure}
          </span>
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
