import type { ReactNode } from 'react';
import { ChoiceLabel } from '../field/choice-label';
import type { CheckboxBoxProps } from './checkbox-box';
import { CheckboxBox } from './checkbox-box';

export interface BareCheckboxProps extends CheckboxBoxProps {
  label: ReactNode;
  labelHidden?: boolean;
  invalid?: boolean;
}

/** A checkbox of a group or table, which has error and hint itself. */
export const BareCheckbox = ({ label, labelHidden, invalid, ...rest }: BareCheckboxProps) => (
  <ChoiceLabel data-component="checkbox" {...{ label, labelHidden }}>
    <CheckboxBox aria-invalid={invalid || undefined} {...rest} />
  </ChoiceLabel>
);
