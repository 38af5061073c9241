import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { FieldControlProps, FieldRoot, FieldTexts } from '../field/field';
import { hint as hintStyle } from '../field/field.css';
import { FieldError } from '../field/field-error';
import * as styles from './choice.css';
import { ChoiceLabel } from './choice-label';
import { mergeProps } from './merge-props';

interface ChoiceFieldProps extends FieldTexts, FieldRoot {
  'data-component': string;
  /** The input's id, which a form's error summary refers to. */
  controlId: string | undefined;
  required: boolean | undefined;
  /** Renders the box or switch, with attributes for its input. */
  children: (control: Omit<FieldControlProps, 'id'>) => ReactNode;
}

/** A checkbox or switch with its label beside it, and its error and hint below. */
export function ChoiceField({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  controlId,
  required,
  className,
  children,
  rootProps = {},
  ...rest
}: ChoiceFieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const isInvalid = Boolean(error) || invalid;
  const own = {
    ...rest,
    'data-invalid': isInvalid ? '' : undefined,
    className: cx(styles.choiceField, className),
  };
  const control = {
    'aria-describedby':
      [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
  };
  return (
    <div {...mergeProps(own, rootProps)}>
      <ChoiceLabel {...{ label, labelHidden, required }}>{children(control)}</ChoiceLabel>
      <FieldError controlId={id}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} data-part="hint" className={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  );
}
