import { cva } from 'class-variance-authority';
import { mergeProps } from '../internal/merge-props';
import * as styles from './link.css';
import type { LinkComponentProps } from './link-context';
import { LinkBase } from './link-context';

/** All variants of Link. */
export const linkVariants = ['inline', 'quiet', 'accent'] as const;
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends LinkComponentProps {
  /** `inline` in running text (underlined); `quiet` in lists and cards; `accent` for "see all". */
  variant?: LinkVariant;
}

const linkRecipe = /* @__PURE__ */ cva([styles.link, styles.current], {
  variants: { variant: styles.variants },
});

/** Navigates. For an action use Button. */
export function Link({ variant = 'inline', ...rest }: LinkProps) {
  const own = {
    'data-variant': variant,
    className: linkRecipe({ variant }),
  };
  return <LinkBase {...mergeProps(own, rest)} />;
}
