import type { ReactNode } from 'react';
import { useId } from 'react';
import * as styles from '../internal/choice.css';
import { mergeProps } from '../internal/merge-props';
import { ChoiceLabel } from './choice-label';
import type { FieldControlProps, FieldRoot, FieldTexts } from './field';
import { describedBy, FieldNotes } from './field-notes';

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
  children,
  rootProps = {},
  ...rest
}: ChoiceFieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const control = describedBy(id, { hint, error, invalid });
  const own = { 'data-invalid': control['aria-invalid'] && '', className: styles.choiceField };
  return (
    <div {...mergeProps(mergeProps(own, rest), rootProps)}>
      <ChoiceLabel {...{ label, labelHidden, required }}>{children(control)}</ChoiceLabel>
      <FieldNotes controlId={id} {...{ error, hint }} />
    </div>
  );
}
