import { cva } from 'class-variance-authority';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { SurfaceElevation } from '../surface/surface';
import { Surface } from '../surface/surface';
import * as styles from './card.css';

/** All variants of Card. */
export const cardVariants = ['outlined', 'plain', 'sunken', 'raised'] as const;
export type CardVariant = (typeof cardVariants)[number];

/** All paddings of Card: steps of the space scale. */
export const cardPaddings = ['none', 'sm', 'md', 'lg', 'xl'] as const;
export type CardPadding = (typeof cardPaddings)[number];

export type CardProps = PropsOf<
  'div',
  AsChild & {
    /**
     * `outlined` on the page background; `plain` and `sunken` inside other cards; `raised` only for
     * floating content.
     */
    variant?: CardVariant;
    /** Space between edge and content, from the space scale; `none` for content that reaches the edge. */
    padding?: CardPadding;
    /** Adds hover and active styles, for a card that is a link. */
    interactive?: boolean;
    /** Clips the content, e.g. an image, at the rounded corners. */
    clip?: boolean;
  }
>;

const elevationOf: Record<CardVariant, SurfaceElevation> = {
  outlined: 'card',
  plain: 'flat',
  sunken: 'sunken',
  raised: 'float',
};

const cardRecipe = /* @__PURE__ */ cva(styles.card, {
  variants: {
    variant: { outlined: styles.outlined, plain: null, sunken: null, raised: null },
    padding: styles.paddings,
    interactive: { true: styles.interactive },
    clip: { true: styles.clip },
  },
});

/** A Surface with padding and rounded corners. */
export function Card({
  variant = 'outlined',
  padding = 'lg',
  interactive = false,
  clip = false,
  ...rest
}: CardProps) {
  return (
    <Surface
      {...mergeProps(
        {
          'data-component': 'card',
          'data-variant': variant,
          elevation: elevationOf[variant],
          className: cardRecipe({ variant, padding, interactive, clip }),
        },
        rest,
      )}
    />
  );
}
