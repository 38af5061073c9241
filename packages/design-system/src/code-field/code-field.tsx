'use client';
import { cx } from 'class-variance-authority';
import type { ChangeEvent } from 'react';
import type { FieldRoot, FieldTexts } from '../field/field';
import { Field } from '../field/field';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { digitsIn } from '../internal/digits';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { useFormInput } from '../internal/use-form-input';
import * as styles from './code-field.css';

/** The digits of typed or pasted text, at most one per cell: "123 456" is 123456. */
export const digitsOnly = (typed: string, length: number) => digitsIn(typed).slice(0, length);

/** Why the digits changed: `input` for typing, pasting and autofill, `reset` of the form. */
export type CodeFieldChangeDetail = ChangeDetail<'input' | 'reset'>;

export type CodeFieldProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** Number of digits. */
      length?: number;
      /** The digits entered so far; uncontrolled without it. */
      value?: string;
      defaultValue?: string;
      onValueChange?: (value: string, detail: CodeFieldChangeDetail) => void;
      /** Called when the last digit is entered. */
      onComplete?: (value: string) => void;
      /** Always a text input with a numeric keyboard. */
      type?: never;
    }
>;

/**
 * A short numeric code sent by e-mail or text message. It is a single input over visual cells, so that
 * autofill and paste work. For a password use PasswordField.
 */
export function CodeField({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  length = 6,
  value: controlled,
  defaultValue = '',
  onValueChange,
  onComplete,
  id,
  className,
  style,
  rootProps,
  ref: given,
  ...rest
}: CodeFieldProps) {
  const [entered, setEntered, setOwn] = useControlledState(controlled, defaultValue, onValueChange);
  const value = entered.slice(0, length);
  const { ref } = useFormInput(given, {
    onReset: (event) => setEntered(defaultValue, { reason: 'reset', event }),
    onWrite: (written) => setOwn(digitsOnly(String(written), length)),
  });
  const onChange = ({ target, nativeEvent: event }: ChangeEvent<HTMLInputElement>) => {
    const next = digitsOnly(target.value, length);
    if (next === value) return;
    setEntered(next, { reason: 'input', event });
    if (next.length === length) onComplete?.(next);
  };
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, className, style, rootProps }}
      controlId={id}
      required={rest.required}
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
              data-disabled={rest.disabled ? '' : undefined}
              className={cx(
                styles.cell,
                index === Math.min(value.length, length - 1) && styles.next,
              )}
            >
              {value[index]}
            </span>
          ))}
          <input
            {...mergeProps(
              {
                'data-part': 'input',
                autoComplete: 'one-time-code',
                inputMode: 'numeric',
                spellCheck: false,
                // Native validation counts digits: an incomplete code is not submitted
                minLength: length,
                onChange,
                className: styles.input,
                ...control,
              },
              rest,
            )}
            type="text"
            value={value}
            ref={ref}
          />
        </div>
      )}
    </Field>
  );
}
