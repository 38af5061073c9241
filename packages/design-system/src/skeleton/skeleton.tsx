import { cva } from 'class-variance-authority';
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

const skeletonRecipe = /* @__PURE__ */ cva(styles.skeleton, {
  variants: { shape: styles.shapes, text: styles.text, width: styles.widths, ratio: ratios },
});

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
          className: skeletonRecipe({
            shape,
            width,
            ratio,
            ...(shape === 'text' ? { text: size } : { className: styles.block }),
          }),
        },
        rest,
      )}
    />
  );
}
