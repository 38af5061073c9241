import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { tones } from '../tokens/token-contract';
import * as styles from './badge.css';

/** All tones of Badge: the semantic ones of the tokens, and one without meaning. */
export const badgeTones = ['neutral', ...tones] as const;
export type BadgeTone = (typeof badgeTones)[number];

export type BadgeProps = PropsOf<
  'span',
  {
    /** The meaning, shown by colour only: the text has to say it too. */
    tone?: BadgeTone;
    /** Solid colour instead of the soft background, e.g. for a label on an image. */
    solid?: boolean;
  }
>;

const badgeRecipe = /* @__PURE__ */ cva(styles.badge, {
  variants: { soft: styles.soft, solid: styles.solid },
});

/** A word or two about a state. For a number use CountBadge, for something removable Tag. */
export function Badge({ tone = 'neutral', solid = false, ...rest }: BadgeProps) {
  return (
    <span
      {...mergeProps(
        {
          'data-component': 'badge',
          'data-tone': tone,
          className: badgeRecipe({ [solid ? 'solid' : 'soft']: tone }),
        },
        rest,
      )}
    />
  );
}
