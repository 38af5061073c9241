import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from '../field/field-error';
import type { FieldTexts } from '../field/field';
import * as field from '../field/field.css';
import { RequiredMark } from '../field/required-mark';
import type { PropsOf } from '../internal/component-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './radio-group.css';

/** What every group of radios takes, however its options look. */
export interface RadioChoice extends Omit<FieldTexts, 'invalid'> {
  /** The chosen value; without it the group keeps its own. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Name of the inputs in a form; made up when absent. */
  name?: string;
  /** One has to be chosen. */
  required?: boolean;
}

type RadioFieldsetProps = PropsOf<
  'fieldset',
  RadioChoice & {
    /** The options, given the props that all inputs share. */
    children: (inputOf: (value: string) => RadioInputProps) => ReactNode;
  }
>;

/** Props that tie a radio to its group. */
export interface RadioInputProps {
  name: string;
  value: string;
  required: boolean | undefined;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange: () => void;
}

/** The group around radios: its name, its hint, its error, and which of them is chosen. */
export function RadioFieldset({
  label,
  labelHidden,
  hint,
  error,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  className,
  children,
  ...rest
}: RadioFieldsetProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const legend = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  return (
    <fieldset
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      data-invalid={error ? '' : undefined}
      {...rest}
      className={cx(field.field, className)}
    >
      <legend data-part="label" className={styles.legend}>
        {labelHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {children((own) => ({
        name: name ?? id,
        value: own,
        required,
        ...(value === undefined
          ? { defaultChecked: own === defaultValue }
          : { checked: own === value }),
        onChange: () => onValueChange?.(own),
      }))}
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p id={hintId} data-part="hint" className={field.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
