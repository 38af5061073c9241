'use client';
import { ArrowUpIcon } from '../icon/icons-direction';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './scroll-to-top.css';
import type { ScrollToTopOptions } from './use-scroll-to-top';
import { useScrollToTop } from './use-scroll-to-top';

export type ScrollToTopProps = PropsOf<
  'button',
  ScrollToTopOptions & {
    /** Accessible name: "Back to top". */
    label: string;
    children?: never;
  }
>;

/**
 * A button at the lower corner that scrolls back to the top of a long page. With FloatingWidget use its hook
 * instead.
 */
export function ScrollToTop({ targetId, distance, label, ...rest }: ScrollToTopProps) {
  const { shown, scrollToTop } = useScrollToTop({ targetId, distance });
  return (
    <button
      {...mergeProps(
        {
          type: 'button',
          'aria-label': label,
          'data-component': 'scroll-to-top',
          'data-state': shown ? 'shown' : 'hidden',
          className: styles.scrollToTop,
          onClick: () => scrollToTop(),
        },
        rest,
      )}
    >
      <ArrowUpIcon />
    </button>
  );
}
