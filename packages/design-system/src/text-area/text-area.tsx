'use client';
import { cx } from 'class-variance-authority';
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { controlClass } from '../field/control-class';
import type { FieldRoot, FieldTexts } from '../field/field';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { NativeChangeDetail } from '../internal/native-change-handlers';
import { valueChangeHandler } from '../internal/native-change-handlers';
import { useFormInput } from '../internal/use-form-input';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './text-area.css';

/** Fraction of the limit from which the count is announced. */
const NEAR = 0.9;

/** Why the text changed. A reset of the form is the browser's, and not reported. */
export type TextAreaChangeDetail = NativeChangeDetail;

export type TextAreaProps = PropsOf<
  'textarea',
  FieldTexts &
    FieldRoot & {
      /** Called with the text, beside the native `onChange`. */
      onValueChange?: (value: string, detail: TextAreaChangeDetail) => void;
      /** Shows how much of `maxLength` is used. */
      counter?: boolean;
      /** The count in words, announced close to the limit: "5 characters left". */
      countLabel?: (left: number) => string;
    }
>;

/** A multi-line text input, with a counter where the length is limited. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  counter,
  countLabel,
  onValueChange,
  id,
  className,
  style,
  rootProps,
  ref: given,
  ...rest
}: TextAreaProps) {
  const { value, defaultValue } = rest;
  const first = String(value ?? defaultValue ?? '');
  const [typed, setTyped] = useState(first);
  const { ref } = useFormInput(given, {
    onReset: () => setTyped(first),
    onWrite: (written) => setTyped(String(written)),
  });
  const length = String(value ?? typed).length;
  const limit = rest.maxLength;
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
      {/* Announcing every character would drown out the typing */}
      <VisuallyHidden role="status">
        {length >= limit * NEAR && countLabel?.(Math.max(limit - length, 0))}
      </VisuallyHidden>
    </>
  );
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, className, style, rootProps }}
      controlId={id}
      required={rest.required}
      footerEnd={count}
      data-component="text-area"
    >
      {(control) => (
        <div data-part="control" className={cx(controlClass({ size: 'md' }), styles.control)}>
          <textarea
            {...mergeProps(
              {
                rows: 3,
                dir: 'auto',
                'data-part': 'input',
                className: cx(field.input, styles.input),
                onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
                  setTyped(event.target.value);
                  valueChangeHandler(onValueChange)?.(event);
                },
                ...control,
              },
              rest,
            )}
            ref={ref}
          />
        </div>
      )}
    </Field>
  );
}
