import { cx } from 'class-variance-authority';
import type { Ratio } from '../internal/ratio.css';
import { ratios } from '../internal/ratio.css';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { FontSize } from '../tokens/token-contract';
import * as styles from './skeleton.css';

export const skeletonShapes = ['rect', 'card', 'circle', 'text'] as const;

export type SkeletonProps = PropsOf<
  'span',
  {
    shape?: (typeof skeletonShapes)[number];
    /** With `text`: a line of this step of the type scale. */
    size?: FontSize;
    width?: keyof typeof styles.widths;
    /** Height as a proportion of the width, as of the picture to come. */
    ratio?: Ratio;
  }
>;

/**
 * The place of what is still to come, in its exact shape. Sizes that are not of the scale come by
 * `className`. It is silent: say once, on the region around, that it is busy.
 */
export function Skeleton({
  shape = 'rect',
  size = 'sm',
  width = 'full',
  ratio,
  ...rest
}: SkeletonProps) {
  return (
    <span
      {...mergeProps(
        {
          'data-component': 'skeleton',
          'aria-hidden': 'true',
          className: cx(
            styles.skeleton,
            styles.shapes[shape],
            shape === 'text' ? styles.text[size] : styles.block,
            styles.widths[width],
            ratio && ratios[ratio],
          ),
        },
        rest,
      )}
    />
  );
}
