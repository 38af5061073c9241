import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './meter.css';

export const meterTones = ['brandAccent', 'positive', 'caution', 'critical'] as const;

export type MeterProps = PropsOf<
  'div',
  {
    /** What is measured: "Stock", "Points to the next level". */
    label: ReactNode;
    /** Keep the label for assistive technology only, where the place already says it. */
    labelHidden?: boolean;
    value: number;
    min?: number;
    max?: number;
    /** The value in words, shown and read out: "3 of 5 GB". */
    valueLabel: string;
    /** What the value means, which the words say too. */
    tone?: (typeof meterTones)[number];
    children?: never;
  }
>;

const barRecipe = /* @__PURE__ */ cva(styles.bar, {
  variants: { tone: styles.tones satisfies Record<(typeof meterTones)[number], string> },
});

/** A value within a known range, which does not move towards an end. For what is under way use ProgressBar. */
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
      {/* Its width is an attribute, which a strict content policy lets pass where a style is not */}
      <svg aria-hidden="true" className={barRecipe({ tone })}>
        <rect width={`${percent}%`} height="100%" rx="3" fill="currentColor" />
      </svg>
    </div>
  );
}
