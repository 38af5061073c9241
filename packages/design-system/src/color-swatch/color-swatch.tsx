import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './color-swatch.css';

/** All sizes of ColorSwatch, ascending: 16, 24 and 40 px in the default brand. */
export const colorSwatchSizes = ['sm', 'md', 'lg'] as const;

export type ColorSwatchProps = PropsOf<
  'span',
  {
    /** Any CSS colour; several are shown side by side. */
    color: string | readonly string[];
    /** The colour in words. Omit it where they are shown next to it. */
    label?: string;
    /** Side length: 16, 24 or 40 px in the default brand. */
    size?: (typeof colorSwatchSizes)[number];
    /** A circle for an option, a square in a list of facts. */
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

/** Shows a colour: of goods, of a brand. */
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
      {/* SVG: a strict content security policy allows attributes where it blocks styles */}
      <svg aria-hidden="true" width="100%" height="100%" className={styles.drawing}>
        {colors.map((fill, index) => (
          <rect key={index} x={`${index * width}%`} width={`${width}%`} height="100%" fill={fill} />
        ))}
      </svg>
    </span>
  );
}
