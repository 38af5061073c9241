'use client';
import type { CheckboxProps } from '../checkbox/checkbox';
import { Checkbox } from '../checkbox/checkbox';
import { useFormInput } from '../internal/use-form-input';

interface CheckboxOfGroupProps extends Omit<CheckboxProps, 'onReset'> {
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
  return <Checkbox {...rest} ref={ref} />;
}
