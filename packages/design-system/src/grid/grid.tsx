import { cva } from 'class-variance-authority';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import { gap as gaps } from '../internal/space-variants.css';
import type { Breakpoint } from '../tokens/breakpoints';
import type { Space } from '../tokens/token-contract';
import * as styles from './grid.css';

export type GridColumns = (typeof styles.gridColumns)[number];

export type GridProps = PropsOf<
  'div',
  AsChild & {
    /** Number of equal columns, or one per breakpoint: `{ base: 2, md: 4, xl: 6 }`. */
    columns?: GridColumns | Partial<Record<'base' | Breakpoint, GridColumns>>;
    /** Space between columns and between rows, from the space scale. */
    gap?: Space;
  }
>;

const gridRecipe = /* @__PURE__ */ cva(styles.grid, { variants: { gap: gaps, ...styles.columns } });

/** Equal columns. For items of different widths use Inline. */
export function Grid({ columns = 1, gap = 'lg', asChild, ...rest }: GridProps) {
  const Element = asChild ? Slot : 'div';
  const counts = typeof columns === 'number' ? { base: columns } : { base: 1 as const, ...columns };
  return (
    <Element
      {...mergeProps({ 'data-component': 'grid', className: gridRecipe({ gap, ...counts }) }, rest)}
    />
  );
}
