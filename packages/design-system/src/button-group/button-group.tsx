import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './button-group.css';

/** All variants of ButtonGroup: apart from each other, or as one bar. */
export const buttonGroupVariants = ['spaced', 'joined'] as const;
export type ButtonGroupVariant = (typeof buttonGroupVariants)[number];

export type ButtonGroupProps = PropsOf<
  'div',
  {
    /** Accessible name of the group. */
    label: string;
    /** `joined` is one bar with dividers, for actions on the same object. */
    variant?: ButtonGroupVariant;
  }
>;

const groupRecipe = /* @__PURE__ */ cva(styles.group, { variants: { variant: styles.variants } });

/**
 * Related buttons in a row that wraps. To choose one of several values use SegmentedControl or RadioGroup.
 */
export function ButtonGroup({ label, variant = 'spaced', ...rest }: ButtonGroupProps) {
  return (
    <div
      {...mergeProps(
        {
          role: 'group',
          'aria-label': label,
          'data-component': 'button-group',
          'data-variant': variant,
          className: groupRecipe({ variant }),
        },
        rest,
      )}
    />
  );
}
