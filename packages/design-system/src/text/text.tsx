import { cva } from 'class-variance-authority';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import type { FontSize, FontWeight } from '../tokens/token-contract';
import * as styles from './text.css';

/** All colours of Text and Heading: roles of the colour tokens. */
export const textColors = [
  'default',
  'muted',
  'subtle',
  'price',
  'brand',
  'critical',
  'positive',
  'caution',
  'info',
  'inverse',
  'inverseMuted',
  'inherit',
] as const;
export type TextColor = (typeof textColors)[number];

/** The look of a Text. */
export interface TextStyleProps {
  /** Step of the type scale; inherits its size without it. */
  size?: FontSize;
  /** A role of the colour tokens; without it the colour of the surroundings. */
  color?: TextColor;
  /** Font weight; without it that of the surroundings. */
  weight?: FontWeight;
  /** Alignment of the lines, in the direction of the text. It needs a block: with `asChild`, e.g. a `<p>`. */
  align?: 'start' | 'center' | 'end';
  /** Tabular figures, for prices, counts and times. */
  tabular?: boolean;
  /** Strikethrough, for a former price. Say so in words as well. */
  struck?: boolean;
  /** Never wraps. */
  nowrap?: boolean;
}

export type TextProps = PropsOf<'span', AsChild & TextStyleProps>;

const textRecipe = /* @__PURE__ */ cva(styles.text, {
  variants: {
    size: styles.sizes,
    color: styles.colors,
    weight: styles.weights,
    align: styles.aligns,
    tabular: { true: styles.tabular },
    struck: { true: styles.struck },
    nowrap: { true: styles.nowrap },
  },
});

/** Inline text. `asChild` makes it any element: `<Text asChild><p>…</p></Text>`. For titles use Heading. */
export function Text({
  size,
  color,
  weight,
  align,
  tabular,
  struck,
  nowrap,
  asChild,
  ...rest
}: TextProps) {
  const Element = asChild ? Slot : 'span';
  return (
    <Element
      {...mergeProps(
        {
          'data-component': 'text',
          className: textRecipe({ size, color, weight, align, tabular, struck, nowrap }),
        },
        rest,
      )}
    />
  );
}
