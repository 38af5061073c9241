import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { Ratio } from '../internal/ratio.css';
import { ratios } from '../internal/ratio.css';
import type { FontSize } from '../tokens/token-contract';
import * as styles from './skeleton.css';

/** All shapes of Skeleton. */
export const skeletonShapes = ['rect', 'card', 'circle', 'text'] as const;

export type SkeletonProps = PropsOf<
  'span',
  {
    /** `rect` has the corners of images, `card` those of cards; `text` is a line of text. */
    shape?: (typeof skeletonShapes)[number];
    /** With `text`: a line of this step of the type scale. */
    size?: FontSize;
    /** Share of the container's width. */
    width?: keyof typeof styles.widths;
    /** Aspect ratio of the loading image, as the `ratio` of Image. */
    ratio?: Ratio;
  }
>;

const skeletonRecipe = /* @__PURE__ */ cva(styles.skeleton, {
  variants: { shape: styles.shapes, text: styles.text, width: styles.widths, ratio: ratios },
});

/**
 * A placeholder in the shape of loading content. Other sizes by `className`. It is not announced:
 * set `aria-busy` on the surrounding region.
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
