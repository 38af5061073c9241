import { cva, cx } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './progress-bar.css';

/** All tones of ProgressBar. */
export const progressTones = ['brandAccent', 'positive', 'critical'] as const;

export type ProgressBarProps = PropsOf<
  'div',
  {
    /** Accessible name: the task. */
    label: string;
    /** Progress from 0 to `max`; indeterminate without it. */
    value?: number;
    /** The value at which the task is done. */
    max?: number;
    /** The meaning, shown by colour only: a text beside it has to say it, too. */
    tone?: (typeof progressTones)[number];
  }
>;

const trackRecipe = /* @__PURE__ */ cva(styles.track, { variants: { tone: styles.tones } });

/** The progress of a task. For page loads use RouteProgress. */
export function ProgressBar({
  label,
  value,
  max = 100,
  tone = 'brandAccent',
  ...rest
}: ProgressBarProps) {
  const known = value !== undefined;
  const percent = known ? (Math.min(Math.max(value, 0), max) / max) * 100 : 40;
  return (
    <div
      {...mergeProps(
        {
          'data-component': 'progress-bar',
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': max,
          'aria-valuenow': value,
          className: trackRecipe({ tone }),
        },
        rest,
      )}
    >
      {/* SVG: a strict content security policy allows attributes where it blocks styles */}
      <svg aria-hidden="true" width="100%" height="100%" className={styles.drawing}>
        <rect
          width={`${percent}%`}
          height="100%"
          rx="3"
          className={cx(styles.fill, !known && styles.running)}
        />
      </svg>
    </div>
  );
}
