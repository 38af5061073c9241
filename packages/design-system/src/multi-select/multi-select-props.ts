import type { ChangeEventHandler, Ref } from 'react';
import type { ComboBoxProps } from '../combo-box/combo-box-props';
import type { ChangeDetail } from '../internal/change-detail';

/** Why the values changed: `input` for a choice or a removal, `reset` of the form. */
export type MultiSelectChangeDetail = ChangeDetail<'input' | 'reset'>;

/**
 * Other props go to the text input; `ref`, `name` and `onChange` to the hidden select that holds the values.
 */
export interface MultiSelectProps extends Omit<
  ComboBoxProps,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'ref'
  | 'onChange'
  | 'filter'
  | 'pending'
  | 'pendingLabel'
  | 'failure'
  | 'moreLabel'
> {
  /** The selected values in the order of the options; uncontrolled without it. */
  value?: readonly string[];
  /** The values that are selected at first, where it keeps them itself. Default: `[]`. */
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[], detail: MultiSelectChangeDetail) => void;
  /** Label of the button that removes a selected option: "Remove Linen". */
  removeLabel: (label: string) => string;
  /**
   * Gets the hidden select, whose selected options are the values; form libraries focus the text input through
   * it.
   */
  ref?: Ref<HTMLSelectElement>;
  /** Called on the change event of the hidden select, beside `onValueChange`: for form libraries. */
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}
