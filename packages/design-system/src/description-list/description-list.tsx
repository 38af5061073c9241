import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './description-list.css';

/** All layouts of DescriptionList. */
export const descriptionListLayouts = ['rows', 'columns'] as const;

/** A term with its description. */
export interface DescriptionItem {
  /** The term: "Waybill". Also used as the key, so it must be unique. */
  term: string;
  /** Text, a link, or several lines. */
  description: ReactNode;
}

export type DescriptionListProps = PropsOf<
  'dl',
  {
    /** The pairs in the order of display. */
    items: readonly DescriptionItem[];
    /**
     * `rows`: values next to their terms, one pair a line. `columns`: values below their terms, several pairs
     * a line.
     */
    layout?: (typeof descriptionListLayouts)[number];
    children?: never;
  }
>;

const listRecipe = /* @__PURE__ */ cva(styles.list, { variants: { layout: styles.layouts } });
const itemRecipe = /* @__PURE__ */ cva(null, { variants: { layout: styles.items } });
const termRecipe = /* @__PURE__ */ cva(styles.term, { variants: { layout: styles.terms } });
const descriptionRecipe = /* @__PURE__ */ cva(styles.description, {
  variants: { layout: styles.descriptions },
});

/** Terms with their values: an order's number, date and address. For several similar items use Table. */
export function DescriptionList({ items, layout = 'rows', ...rest }: DescriptionListProps) {
  return (
    <dl
      {...mergeProps(
        {
          'data-component': 'description-list',
          'data-layout': layout,
          className: listRecipe({ layout }),
        },
        rest,
      )}
    >
      {items.map(({ term, description }) => (
        <div key={term} data-part="item" className={itemRecipe({ layout })}>
          <dt className={termRecipe({ layout })}>{term}</dt>
          <dd className={descriptionRecipe({ layout })}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
