import { cva } from 'class-variance-authority';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import type { FontSize, FontWeight } from '../tokens/token-contract';
import * as styles from './text.css';

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

export interface TextStyleProps {
  /** A step of the type scale; without it the text is as large as what it stands in. */
  size?: FontSize;
  color?: TextColor;
  weight?: FontWeight;
  align?: 'start' | 'center' | 'end';
  /** Figures of one width, for prices, counts and times. */
  tabular?: boolean;
  /** Struck through, for a price that no longer holds. Say what it is in words as well. */
  struck?: boolean;
  /** Never break the line. */
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

/** A run of text. `asChild` makes it any element: `<Text asChild><p>…</p></Text>`. For titles use Heading. */
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
