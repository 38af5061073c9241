import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PropsOf } from '../internal/component-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldError } from './field-error';
import * as styles from './field.css';
import { RequiredMark } from './required-mark';

/** What every form field takes beside its input's own props. */
export interface FieldTexts {
  label: ReactNode;
  /** Keep the label for assistive technology only, where the place already says it. */
  labelHidden?: boolean;
  /** What helps to fill it in, always shown. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field invalid and is announced when it appears. */
  error?: ReactNode;
  /** Mark the field invalid without a text of its own, when a text nearby speaks for several fields. */
  invalid?: boolean;
}

/** Attributes that tie an input to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export type FieldProps = PropsOf<
  'div',
  FieldTexts & {
    /** The input's id; made up when absent. */
    controlId?: string;
    /** Mark the label of a field that must be filled in. */
    required?: boolean;
    /** At the end of the line below the input, e.g. a counter. */
    footerEnd?: ReactNode;
    children: (control: FieldControlProps) => ReactNode;
  }
>;

/** Label, hint and error around any input: `<Field label="…">{(control) => <input {...control} />}</Field>`. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  controlId,
  required,
  footerEnd,
  children,
  className,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const isInvalid = Boolean(error) || invalid;
  const labelElement = (
    <label id={`${id}-label`} data-part="label" htmlFor={id} className={styles.label}>
      {label}
      {required && <RequiredMark />}
    </label>
  );
  return (
    <div
      data-component="field"
      data-invalid={isInvalid ? '' : undefined}
      {...rest}
      className={cx(styles.field, className)}
    >
      {labelHidden ? <VisuallyHidden asChild>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': isInvalid || undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p id={hintId} data-part="hint" className={styles.hint}>
          {hint}
        </p>
      )}
      {footerEnd}
    </div>
  );
}
