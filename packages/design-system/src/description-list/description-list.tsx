import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './description-list.css';

export const descriptionListLayouts = ['rows', 'columns'] as const;

export interface DescriptionItem {
  /** The term: "Waybill". Also used as the key, so it must be unique. */
  term: string;
  /** A text, a link, several lines. */
  description: ReactNode;
}

export type DescriptionListProps = PropsOf<
  'dl',
  {
    items: readonly DescriptionItem[];
    /** `rows`: a value beside its term, a line each. `columns`: a value below its term, several a line. */
    layout?: (typeof descriptionListLayouts)[number];
    children?: never;
  }
>;

/** Terms with their values: an order's number, date and address. For several similar items use Table. */
export function DescriptionList({ items, layout = 'rows', ...rest }: DescriptionListProps) {
  return (
    <dl
      {...mergeProps(
        {
          'data-component': 'description-list',
          'data-layout': layout,
          className: cx(styles.list, styles.layouts[layout]),
        },
        rest,
      )}
    >
      {items.map(({ term, description }) => (
        <div key={term} data-part="item" className={styles.items[layout]}>
          <dt className={cx(styles.term, styles.terms[layout])}>{term}</dt>
          <dd className={cx(styles.description, styles.descriptions[layout])}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
