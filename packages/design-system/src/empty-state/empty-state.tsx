import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './empty-state.css';

/** All sizes of EmptyState: the space above and below, for a card, a section, a page. */
export const emptyStateSizes = ['sm', 'md', 'lg'] as const;

export type EmptyStateProps = PropsOf<
  'div',
  {
    /** A decorative illustration. */
    illustration?: ReactNode;
    /** One sentence: what is missing and why. */
    children: ReactNode;
    /** A button, or a link that looks like one. */
    action?: ReactNode;
    /** Space above and below: `sm` in a card, `md` in a section, `lg` on a whole page. */
    size?: (typeof emptyStateSizes)[number];
  }
>;

const emptyStateRecipe = /* @__PURE__ */ cva(styles.empty, { variants: { size: styles.sizes } });

/** The empty or failed state of a view: illustration, sentence and action. */
export function EmptyState({
  illustration,
  children,
  action,
  size = 'md',
  ...rest
}: EmptyStateProps) {
  return (
    <div
      {...mergeProps(
        { 'data-component': 'empty-state', className: emptyStateRecipe({ size }) },
        rest,
      )}
    >
      {illustration && (
        <div aria-hidden="true" data-part="illustration" className={styles.illustration}>
          {illustration}
        </div>
      )}
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
