'use client';
import type { BareCheckboxProps } from '../checkbox/bare-checkbox';
import { BareCheckbox } from '../checkbox/bare-checkbox';
import { useFormInput } from '../internal/use-form-input';

interface CheckboxOfGroupProps extends Omit<BareCheckboxProps, 'onReset'> {
  /** Called when a script changes `checked`, as form libraries do. */
  onWrite: (checked: boolean) => void;
  onReset: (event: Event) => void;
}

/** A checkbox of a group, which follows the reset of its form. */
export function CheckboxOfGroup({ ref: given, onWrite, onReset, ...rest }: CheckboxOfGroupProps) {
  const { ref } = useFormInput(given, {
    key: 'checked',
    onWrite: (checked) => onWrite(Boolean(checked)),
    onReset,
  });
  return <BareCheckbox {...rest} ref={ref} />;
}
