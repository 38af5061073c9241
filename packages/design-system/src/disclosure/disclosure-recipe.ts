import { cva } from 'class-variance-authority';
import * as styles from './disclosure.css';

export const disclosureVariants = ['text', 'row'] as const;
export type DisclosureVariant = (typeof disclosureVariants)[number];

/** Classes of the root and of its panel. */
export const disclosureRecipe = /* @__PURE__ */ cva(null, {
  variants: { variant: styles.variants satisfies Record<DisclosureVariant, string> },
});
export const contentRecipe = /* @__PURE__ */ cva(null, {
  variants: { variant: styles.contents satisfies Record<DisclosureVariant, string> },
});

export const triggerRecipe = /* @__PURE__ */ cva(styles.trigger, {
  variants: { variant: styles.triggers satisfies Record<DisclosureVariant, string> },
});
