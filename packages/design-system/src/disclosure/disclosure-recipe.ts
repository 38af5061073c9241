import { cva } from 'class-variance-authority';
import * as styles from './disclosure.css';

export const disclosureVariants = ['text', 'row'] as const;
export type DisclosureVariant = (typeof disclosureVariants)[number];

/** Classes of the button that opens. */
export const triggerRecipe = /* @__PURE__ */ cva(styles.trigger, {
  variants: { variant: styles.triggers satisfies Record<DisclosureVariant, string> },
});
