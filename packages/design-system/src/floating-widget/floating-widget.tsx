import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './floating-widget.css';
import { FloatingWidgetBox, type FloatingWidgetItem } from './floating-widget-box';

export type FloatingWidgetProps = PropsOf<
  'aside',
  {
    /** Accessible name of the group. */
    label: string;
    /** The boxes from top to bottom; not more than five. */
    items: readonly FloatingWidgetItem[];
  }
>;

/**
 * Boxes at the inline end of the window: help, phone, QR code, back to top. Container reserves
 * space for them at both sides; below 1280 px they are a row in the page. An element with `data-floating-widget` at
 * the start of the page reserves the space before the widget is there.
 */
export function FloatingWidget({ label, items, ...rest }: FloatingWidgetProps) {
  return (
    <aside
      {...mergeProps(
        { 'data-component': 'floating-widget', 'aria-label': label, className: styles.widget },
        rest,
      )}
    >
      <ul className={styles.boxes}>
        {items.map((item) => (
          <FloatingWidgetBox key={item.id} {...item} />
        ))}
      </ul>
    </aside>
  );
}
