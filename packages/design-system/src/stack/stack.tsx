import { cva } from 'class-variance-authority';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import { align as aligns, gap as gaps } from '../internal/space-variants.css';
import type { Space } from '../tokens/token-contract';
import * as styles from './stack.css';

export type StackProps = PropsOf<
  'div',
  AsChild & {
    /** Gap between the children. */
    gap?: Space;
    /** Alignment of the children on the inline axis. */
    align?: 'start' | 'center' | 'end' | 'stretch';
  }
>;

const stackRecipe = /* @__PURE__ */ cva(styles.stack, { variants: { gap: gaps, align: aligns } });

/** Children in a column with an even gap. For a row use Inline. */
export function Stack({ gap = 'md', align = 'stretch', asChild, ...rest }: StackProps) {
  const Element = asChild ? Slot : 'div';
  return (
    <Element
      {...mergeProps({ 'data-component': 'stack', className: stackRecipe({ gap, align }) }, rest)}
    />
  );
}
