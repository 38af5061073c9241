'use client';
import { cx } from 'class-variance-authority';
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import type { FieldTexts } from '../field/field';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import type { PropsOf } from '../internal/component-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './text-area.css';

/** The part of the limit from which the count is read out. */
const NEAR = 0.9;

export type TextAreaProps = PropsOf<
  'textarea',
  FieldTexts & {
    /** Shows how much is typed of `maxLength`. */
    counter?: boolean;
    /** The same in words, read out when the limit comes near: "5 characters left". */
    countLabel?: (left: number) => string;
    className?: string;
  }
>;

/** Several lines of text, with a counter where the length is limited. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  counter,
  countLabel,
  id,
  required,
  className,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(() => String(defaultValue ?? ''));
  const length = String(value ?? typed).length;
  const limit = rest.maxLength;
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  const count = counter && limit !== undefined && (
    <>
      <span
        aria-hidden="true"
        data-part="counter"
        data-over={length > limit ? '' : undefined}
        className={styles.counter}
      >
        {length}/{limit}
      </span>
      {/* Every letter read out would drown what is typed */}
      <VisuallyHidden role="status">
        {length >= limit * NEAR && countLabel?.(Math.max(limit - length, 0))}
      </VisuallyHidden>
    </>
  );
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, required, className }}
      controlId={id}
      footerEnd={count}
      data-component="text-area"
    >
      {(control) => (
        <div
          data-part="control"
          className={cx(field.control, field.controlSizes.md, styles.control)}
        >
          <textarea
            rows={3}
            data-part="input"
            required={required}
            {...rest}
            {...control}
            {...(value === undefined ? { defaultValue } : { value })}
            onChange={handleChange}
            className={cx(field.input, styles.input)}
          />
        </div>
      )}
    </Field>
  );
}
