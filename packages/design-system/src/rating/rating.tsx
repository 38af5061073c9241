import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './rating.css';

/** All sizes of Rating, ascending: heights of 14, 18 and 24 px at the default font size. */
export const ratingSizes = ['sm', 'md', 'lg'] as const;

export type RatingProps = PropsOf<
  'span',
  {
    /** Rating, fractions included. */
    value: number;
    /** Accessible name with the figures: "4.6 out of 5 stars". */
    label: string;
    /** The number of stars. */
    max?: number;
    /** Height of the stars: 14, 18 or 24 px at the default font size. */
    size?: (typeof ratingSizes)[number];
  }
>;

const star =
  'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9L12 2.6Z';

const ratingRecipe = /* @__PURE__ */ cva(styles.rating, { variants: { size: styles.sizes } });

function Stars({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, index) => (
    <path key={index} d={star} transform={`translate(${index * 24} 0)`} className={className} />
  ));
}

/** Shows a star rating. To enter one use RatingInput. */
export function Rating({ value, label, max = 5, size = 'md', ...rest }: RatingProps) {
  const width = max * 24;
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <span
      {...mergeProps(
        {
          'data-component': 'rating',
          role: 'img',
          'aria-label': label,
          className: ratingRecipe({ size }),
        },
        rest,
      )}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} 24`} className={styles.stars}>
        <Stars count={max} className={styles.empty} />
        {/* A nested SVG clips at its own edge, without a clip path and its id */}
        <svg width={width * share} height="24" overflow="hidden">
          <Stars count={max} className={styles.filled} />
        </svg>
      </svg>
    </span>
  );
}
