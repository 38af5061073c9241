'use client';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { FieldTexts } from '../field/field';
import { Field } from '../field/field';
import type { PropsOf } from '../internal/component-props';
import * as styles from './code-field.css';

/** The digits of what was typed or pasted, at most one per cell: "123 456" is 123456. */
export const digitsOnly = (typed: string, length: number) =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);

export type CodeFieldProps = PropsOf<
  'input',
  FieldTexts & {
    /** How many digits the code has. */
    length?: number;
    /** The digits so far; the field is uncontrolled without it. */
    value?: string;
    onValueChange?: (value: string) => void;
    /** Called when the last digit is entered. */
    onComplete?: (value: string) => void;
    /** Class of the whole field; other props go to the input. */
    className?: string;
    defaultValue?: never;
    type?: never;
  }
>;

/**
 * A short numeric code that was sent by e-mail or text message. It is one input below drawn cells, so that
 * autofill and paste work. For a password use PasswordField.
 */
export function CodeField({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  length = 6,
  value: given,
  onValueChange,
  onComplete,
  id,
  required,
  disabled,
  className,
  ...rest
}: CodeFieldProps) {
  const [own, setOwn] = useState('');
  const value = (given ?? own).slice(0, length);
  const change = (typed: string) => {
    const next = digitsOnly(typed, length);
    if (next === value) return;
    setOwn(next);
    onValueChange?.(next);
    if (next.length === length) onComplete?.(next);
  };
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, required, className }}
      controlId={id}
      data-component="code-field"
    >
      {(control) => (
        <div data-part="control" className={styles.control}>
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              data-part="cell"
              data-invalid={control['aria-invalid'] ? '' : undefined}
              data-disabled={disabled ? '' : undefined}
              className={cx(
                styles.cell,
                index === Math.min(value.length, length - 1) && styles.next,
              )}
            >
              {value[index]}
            </span>
          ))}
          <input
            data-part="input"
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            {...rest}
            {...control}
            type="text"
            required={required}
            disabled={disabled}
            value={value}
            onChange={(event) => change(event.target.value)}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  );
}
