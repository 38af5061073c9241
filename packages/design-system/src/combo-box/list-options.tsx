import { Item } from 'react-stately/Item';
import type { ComboBoxOption } from './combo-box-props';

interface Switches {
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

/** Options of `useComboBoxState`, for ComboBox and MultiSelect. */
export const listOptions = (
  options: readonly ComboBoxOption[],
  { disabled, readOnly }: Switches,
) => ({
  defaultItems: options,
  children: (option: ComboBoxOption) => <Item key={option.value}>{option.label}</Item>,
  disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
  allowsEmptyCollection: true,
  isDisabled: disabled,
  isReadOnly: readOnly,
});
