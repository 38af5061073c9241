import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './spinner.css';

/** All sizes of Spinner, ascending: 16, 20 and 40 px in the default brand. */
export const spinnerSizes = ['sm', 'md', 'lg'] as const;

export type SpinnerProps = PropsOf<
  'svg',
  {
    /** 16, 20 or 40 px in the default brand. */
    size?: (typeof spinnerSizes)[number];
    /** Accessible name; without it the spinner is decorative, beside a text. */
    label?: string;
  }
>;

const spinnerRecipe = /* @__PURE__ */ cva(styles.spinner, { variants: { size: styles.sizes } });

/** Indicates that something is pending. Where its shape is known use Skeleton. */
export function Spinner({ size = 'md', label, ...rest }: SpinnerProps) {
  return (
    <svg
      {...mergeProps(
        {
          'data-component': 'spinner',
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2.5,
          ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
          className: spinnerRecipe({ size }),
        },
        rest,
      )}
    >
      <circle cx="12" cy="12" r="9" opacity="0.2" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
