import { cva } from 'class-variance-authority';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import { align as aligns, gap as gaps, justify as justifies } from '../internal/space-variants.css';
import type { Space } from '../tokens/token-contract';
import * as styles from './inline.css';

export type InlineProps = PropsOf<
  'div',
  AsChild & {
    /** Gap between the children, in both directions. */
    gap?: Space;
    /** Alignment of the children across the row, when they differ in height. */
    align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
    /** Where the children stand if the row has space left; `between` puts it between them. */
    justify?: 'start' | 'center' | 'end' | 'between';
    /** Keep everything on one line; the children must be able to shrink. */
    nowrap?: boolean;
  }
>;

const inlineRecipe = /* @__PURE__ */ cva(styles.inline, {
  variants: {
    nowrap: { true: styles.wrap.nowrap, false: styles.wrap.wrap },
    gap: gaps,
    align: aligns,
    justify: justifies,
  },
});

/** Children in a row that wraps. For a column use Stack. */
export function Inline({
  gap = 'xs',
  align = 'center',
  justify = 'start',
  nowrap = false,
  asChild,
  ...rest
}: InlineProps) {
  const Element = asChild ? Slot : 'div';
  return (
    <Element
      {...mergeProps(
        {
          'data-component': 'inline',
          className: inlineRecipe({ nowrap, gap, align, justify }),
        },
        rest,
      )}
    />
  );
}
