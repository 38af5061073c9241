import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import * as field from '../field/field.css';
import { ErrorIcon } from '../icon/icons-status';
import * as choice from '../internal/choice.css';
import type { PropsOf } from '../internal/component-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './radio-group.css';

export const radioAppearances = ['list', 'inline', 'cards'] as const;

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export type RadioGroupProps = PropsOf<
  'fieldset',
  {
    label: ReactNode;
    labelHidden?: boolean;
    error?: ReactNode;
    options: readonly RadioOption[];
    /** The chosen value; without it the group keeps its own. */
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** Name of the inputs in a form; made up when absent. */
    name?: string;
    appearance?: (typeof radioAppearances)[number];
  }
>;

/** One of a few, all in sight. For many use Select. */
export function RadioGroup({
  label,
  labelHidden,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  appearance = 'list',
  className,
  ...rest
}: RadioGroupProps) {
  const ownName = useId();
  const errorId = `${ownName}-error`;
  const cards = appearance === 'cards';
  return (
    <fieldset
      data-component="radio-group"
      aria-describedby={error ? errorId : undefined}
      {...rest}
      className={cx(field.field, className)}
    >
      <legend className={styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.options[appearance]}>
        {options.map((option) => (
          <label key={option.value} className={cx(choice.choice, cards && styles.card)}>
            <span className={choice.box}>
              <input
                type="radio"
                name={name ?? ownName}
                value={option.value}
                disabled={option.disabled}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onValueChange?.(option.value)}
                className={cx(choice.input, cards && styles.cardInput)}
              />
              <svg
                aria-hidden="true"
                data-mark="checked"
                viewBox="0 0 14 14"
                className={choice.mark}
                fill="currentColor"
              >
                <circle cx="7" cy="7" r="3.5" />
              </svg>
            </span>
            <span data-part="label" className={choice.label}>
              {option.label}
              {option.description && (
                <span className={styles.description}>{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <div aria-live="polite" data-part="error">
        {error && (
          <p id={errorId} className={field.error}>
            <ErrorIcon className={field.errorIcon} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
