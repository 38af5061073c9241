import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { RadioChoice } from '../radio-group/radio-fieldset';
import { RadioFieldset } from '../radio-group/radio-fieldset';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './segmented-control.css';

/** All sizes of SegmentedControl: the two smaller control heights of the brand. */
export const segmentedControlSizes = ['sm', 'md'] as const;

/** An option of a SegmentedControl. */
export interface Segment {
  /** Unique among the segments; reported by `onValueChange`, and submitted. */
  value: string;
  /** Label of the segment. */
  label: ReactNode;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** Visually hides the label, where the icon is enough. */
  labelHidden?: boolean;
  /** Shown but cannot be selected. */
  disabled?: boolean;
}

export type SegmentedControlProps = PropsOf<
  'fieldset',
  RadioChoice & {
    /** Two to five segments, from the start of the line. */
    options: readonly Segment[];
    /** Height with its frame: 32 or 40 px in the default brand. */
    size?: (typeof segmentedControlSizes)[number];
  }
>;

const segmentRecipe = /* @__PURE__ */ cva(styles.segment, { variants: { size: styles.sizes } });

/** Selects one of two to five values, with immediate effect: list or grid, day or week. */
export function SegmentedControl({ options, size = 'md', ...rest }: SegmentedControlProps) {
  return (
    <RadioFieldset {...mergeProps({ 'data-component': 'segmented-control' }, rest)}>
      {(inputOf) => (
        <div data-part="options" className={styles.track}>
          {options.map(({ value, label, icon, labelHidden, disabled }, index) => (
            <label key={value} data-part="segment" className={segmentRecipe({ size })}>
              <input
                {...inputOf(value, index)}
                {...(disabled && { disabled })}
                type="radio"
                data-part="input"
                className={styles.input}
              />
              {icon}
              {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
            </label>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
}
