import { cva } from 'class-variance-authority';
import * as styles from './button.css';

/** All variants of Button and IconButton. */
export const buttonVariants = ['primary', 'soft', 'secondary', 'ghost', 'critical'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** All sizes of Button, IconButton and ToggleButton: the control heights of the brand. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** Classes of a button, shared by Button and IconButton. */
export const buttonRecipe = /* @__PURE__ */ cva(styles.button, {
  variants: {
    variant: styles.variants satisfies Record<ButtonVariant, string>,
    size: styles.sizes satisfies Record<ButtonSize, string>,
    block: { true: styles.block },
    round: { true: styles.round },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
