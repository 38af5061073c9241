'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { PropsOf } from '../internal/component-props';
import * as styles from './slider.css';

/** Both ends of a range, the lower one first. */
export type SliderRange = readonly [low: number, high: number];

export type SliderProps = PropsOf<
  'fieldset',
  {
    label: ReactNode;
    /** Names of the two thumbs: "Lowest price", "Highest price". */
    lowLabel: string;
    highLabel: string;
    min?: number;
    max?: number;
    step?: number;
    /** The range; without it the slider keeps its own. */
    value?: SliderRange;
    defaultValue?: SliderRange;
    /** Called with every step. */
    onValueChange?: (value: SliderRange) => void;
    /** A number in words, shown and read out: "$40". */
    formatValue?: (value: number) => string;
    disabled?: boolean;
  }
>;

/** A range between two ends, by feel. For exact figures put two TextFields beside it, for one number use NumberStepper. */
export function Slider({
  label,
  lowLabel,
  highLabel,
  min = 0,
  max = 100,
  step = 1,
  value: given,
  defaultValue,
  onValueChange,
  formatValue = String,
  disabled,
  className,
  ...rest
}: SliderProps) {
  const [own, setOwn] = useState<SliderRange>(defaultValue ?? [min, max]);
  const [low, high] = given ?? own;
  const change = (next: SliderRange) => {
    setOwn(next);
    if (next[0] !== low || next[1] !== high) onValueChange?.(next);
  };
  const share = (value: number) => (max > min ? ((value - min) / (max - min)) * 100 : 0);
  const common = { min, max, step, disabled, className: styles.input } as const;
  return (
    <fieldset data-component="slider" {...rest} className={cx(styles.slider, className)}>
      <legend className={styles.label}>{label}</legend>
      <div aria-hidden="true" data-part="value" className={styles.head}>
        <span className={styles.output}>{formatValue(low)}</span>
        <span className={styles.output}>{formatValue(high)}</span>
      </div>
      <div className={styles.rail}>
        <svg aria-hidden="true" className={styles.track}>
          <rect width="100%" height="4" rx="2" className={styles.whole} />
          <rect
            x={`${share(low)}%`}
            width={`${Math.max(share(high) - share(low), 0)}%`}
            height="4"
            className={styles.chosen}
          />
        </svg>
        <input
          {...common}
          type="range"
          data-part="low"
          aria-label={lowLabel}
          aria-valuetext={formatValue(low)}
          value={low}
          onChange={(event) => change([Math.min(event.target.valueAsNumber, high), high])}
        />
        <input
          {...common}
          type="range"
          data-part="high"
          aria-label={highLabel}
          aria-valuetext={formatValue(high)}
          value={high}
          onChange={(event) => change([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </div>
    </fieldset>
  );
}
