import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './color-swatch.css';

export const colorSwatchSizes = ['sm', 'md', 'lg'] as const;

export type ColorSwatchProps = PropsOf<
  'span',
  {
    /** Any colour of CSS; several stand beside each other. */
    color: string | readonly string[];
    /** The colour in words. Leave it out where the words stand beside it. */
    label?: string;
    size?: (typeof colorSwatchSizes)[number];
    /** A circle for a choice, a square in a list of facts. */
    shape?: keyof typeof styles.shapes;
    children?: never;
  }
>;

const swatchRecipe = /* @__PURE__ */ cva(styles.swatch, {
  variants: {
    size: styles.sizes satisfies Record<(typeof colorSwatchSizes)[number], string>,
    shape: styles.shapes,
  },
});

/** A colour to look at: of goods, of a brand. */
export function ColorSwatch({
  color,
  label,
  size = 'md',
  shape = 'circle',
  ...rest
}: ColorSwatchProps) {
  const colors = typeof color === 'string' ? [color] : color;
  const width = 100 / colors.length;
  const own = {
    'data-component': 'color-swatch',
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
    className: swatchRecipe({ size, shape }),
  };
  return (
    <span {...mergeProps(own, rest)}>
      {/* A drawing: its colours are attributes, which a strict content policy lets pass where styles are not */}
      <svg aria-hidden="true" width="100%" height="100%" className={styles.drawing}>
        {colors.map((fill, index) => (
          <rect key={index} x={`${index * width}%`} width={`${width}%`} height="100%" fill={fill} />
        ))}
      </svg>
    </span>
  );
}
