import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './meter.css';

/** All tones of Meter. */
export const meterTones = ['brandAccent', 'positive', 'caution', 'critical'] as const;

export type MeterProps = PropsOf<
  'div',
  {
    /** What is measured: "Stock", "Points to the next level". */
    label: ReactNode;
    /** Visually hides the label, where the context makes it obvious. */
    labelHidden?: boolean;
    /** The measured value, shown within `min` and `max`. */
    value: number;
    /** The value of an empty bar. */
    min?: number;
    /** The value of a full bar. */
    max?: number;
    /** The value in words, shown and used as `aria-valuetext`: "3 of 5 GB". */
    valueLabel: string;
    /** Meaning of the value, which the words convey too. */
    tone?: (typeof meterTones)[number];
    children?: never;
  }
>;

const barRecipe = /* @__PURE__ */ cva(styles.bar, {
  variants: { tone: styles.tones satisfies Record<(typeof meterTones)[number], string> },
});

/** A value within a known range. For the progress of a task use ProgressBar. */
export function Meter({
  label,
  labelHidden,
  value,
  min = 0,
  max = 100,
  valueLabel,
  tone = 'brandAccent',
  ...rest
}: MeterProps) {
  const id = useId();
  const within = Math.min(Math.max(value, min), max);
  const percent = max > min ? ((within - min) / (max - min)) * 100 : 0;
  const own = {
    'data-component': 'meter',
    'data-tone': tone,
    role: 'meter',
    'aria-labelledby': id,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': within,
    'aria-valuetext': valueLabel,
    className: styles.meter,
  };
  const name = (
    <span id={id} data-part="label" className={styles.label}>
      {label}
    </span>
  );
  return (
    <div {...mergeProps(own, rest)}>
      <div className={styles.texts}>
        {labelHidden ? <VisuallyHidden asChild>{name}</VisuallyHidden> : name}
        <span data-part="value" className={styles.value}>
          {valueLabel}
        </span>
      </div>
      {/* SVG: a strict content security policy allows attributes where it blocks styles */}
      <svg aria-hidden="true" className={barRecipe({ tone })}>
        <rect width={`${percent}%`} height="100%" rx="3" fill="currentColor" />
      </svg>
    </div>
  );
}
