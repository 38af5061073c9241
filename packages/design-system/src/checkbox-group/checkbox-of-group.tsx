'use client';
import type { CheckboxProps } from '../checkbox/checkbox';
import { Checkbox } from '../checkbox/checkbox';
import { useFormInput } from '../internal/use-form-input';

interface CheckboxOfGroupProps extends Omit<CheckboxProps, 'onReset'> {
  /** A script has checked or unchecked it, as form libraries do. */
  onWrite: (checked: boolean) => void;
  onReset: (event: Event) => void;
}

/** A box of a group that follows its form. */
export function CheckboxOfGroup({ ref: given, onWrite, onReset, ...rest }: CheckboxOfGroupProps) {
  const { ref } = useFormInput(given, {
    key: 'checked',
    onWrite: (checked) => onWrite(Boolean(checked)),
    onReset,
  });
  return <Checkbox {...rest} ref={ref} />;
}
