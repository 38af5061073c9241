import type { ReactNode } from 'react';
import * as choice from '../internal/choice.css';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { optionsRecipe } from './options-recipe';
import type { RadioChoice } from './radio-fieldset';
import { RadioFieldset } from './radio-fieldset';
import * as styles from './radio-group.css';
import { RadioInput } from './radio-input';

/** All layouts of RadioGroup. */
export const radioGroupLayouts = ['list', 'inline'] as const;

/** An option of a RadioGroup. */
export interface RadioOption {
  /** Unique among the options; reported by `onValueChange`, and submitted. */
  value: string;
  /** Text beside the radio button. */
  label: ReactNode;
  /** Muted text below the label; part of the radio button's name. */
  description?: ReactNode;
  /** Shown but cannot be selected. */
  disabled?: boolean;
}

export type RadioGroupProps = PropsOf<
  'fieldset',
  RadioChoice & {
    /** The radio buttons in the order of display. */
    options: readonly RadioOption[];
    /** `list`: one option a line. `inline`: options side by side, which wrap. */
    layout?: (typeof radioGroupLayouts)[number];
  }
>;

/**
 * Selects one of a few visible options. For many use Select, for options with images or prices RadioCards.
 */
export function RadioGroup({ options, layout = 'list', ...rest }: RadioGroupProps) {
  return (
    <RadioFieldset {...mergeProps({ 'data-component': 'radio-group' }, rest)}>
      {(inputOf) => (
        <div className={optionsRecipe({ layout })}>
          {options.map(({ value, label, description, disabled }, index) => (
            <label key={value} className={choice.choice}>
              <RadioInput {...inputOf(value, index)} {...(disabled && { disabled })} />
              <span data-part="label" className={choice.label}>
                {label}
                {description && <span className={styles.description}>{description}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
}
