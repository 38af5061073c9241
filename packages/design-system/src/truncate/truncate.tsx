import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { truncateRecipe } from './truncate-recipe';

export type TruncateProps = PropsOf<
  'span',
  {
    /** Lines that are shown before the text is cut. */
    lines?: 1 | 2 | 3 | 4;
  }
>;

/** Text cut after so many lines, between words. The whole text stays readable to assistive technology. */
export function Truncate({ lines = 2, ...rest }: TruncateProps) {
  return (
    <span
      {...mergeProps({ 'data-component': 'truncate', className: truncateRecipe({ lines }) }, rest)}
    />
  );
}
