import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { FloatingWidgetBox } from './floating-widget-box';
import * as styles from './floating-widget.css';

export interface FloatingWidgetItem {
  id: string;
  icon: ReactNode;
  /** One short word below the icon. */
  label: string;
  /** A box that leads somewhere is a link. */
  href?: string;
  onPress?: () => void;
  /** Shown to the left on hover and focus. */
  popOut?: ReactNode;
}

export type FloatingWidgetProps = PropsOf<
  'aside',
  {
    /** Accessible name of the group. */
    label: string;
    items: readonly FloatingWidgetItem[];
  }
>;

/** The boxes at the window's right edge: help, phone, mobile mall, back to top. */
export function FloatingWidget({ label, items, className, ...rest }: FloatingWidgetProps) {
  return (
    <aside
      data-component="floating-widget"
      aria-label={label}
      {...rest}
      className={cx(styles.widget, className)}
    >
      <ul>
        {items.map((item) => (
          <FloatingWidgetBox key={item.id} {...item} />
        ))}
      </ul>
    </aside>
  );
}
