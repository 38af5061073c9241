import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { truncateRecipe } from './truncate-recipe';

export type TruncateProps = PropsOf<
  'span',
  {
    /** Maximum number of lines. */
    lines?: 1 | 2 | 3 | 4;
  }
>;

/**
 * Text truncated after a number of lines, between words. The whole text stays available to assistive
 * technology.
 */
export function Truncate({ lines = 2, ...rest }: TruncateProps) {
  return (
    <span
      {...mergeProps({ 'data-component': 'truncate', className: truncateRecipe({ lines }) }, rest)}
    />
  );
}
