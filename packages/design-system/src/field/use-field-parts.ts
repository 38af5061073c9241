import type { ChangeEventHandler, Ref } from 'react';
import { useId } from 'react';
import type { PropsOf } from '../internal/component-props';
import type { FieldRoot, FieldTexts } from './field';
import type { TextFieldSize } from './field-sizes';

type FieldPartsProps<Held extends HTMLElement> = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & { size?: TextFieldSize; ref?: Ref<Held>; onChange?: ChangeEventHandler<Held> }
>;

/**
 * Splits the props of a field with a hidden control: `texts` for Field, `hidden` for the hidden control,
 * `rest` for the text input.
 */
export function useFieldParts<Held extends HTMLElement>({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  id: given,
  name,
  form,
  size = 'md',
  className,
  style,
  rootProps,
  onChange,
  onBlur,
  ref,
  ...rest
}: FieldPartsProps<Held>) {
  const ownId = useId();
  const id = given ?? ownId;
  const { disabled, required } = rest;
  const texts = { label, labelHidden, hint, error, invalid, required, className, style, rootProps };
  const hidden = { name, form, disabled, required, onChange };
  return { texts: { ...texts, controlId: id }, id, hidden, rest, size, onBlur, ref };
}
