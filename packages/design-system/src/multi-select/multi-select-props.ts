import type { ChangeEventHandler, Ref } from 'react';
import type { ComboBoxProps } from '../combo-box/combo-box-props';
import type { ChangeDetail } from '../internal/change-detail';

export type MultiSelectChangeDetail = ChangeDetail<'input' | 'reset'>;

/** Other props go to the input that is typed into; `ref`, `name` and `onChange` to the select that holds the values. */
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
  /** The chosen values in the order of the options; the field keeps its own without it. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[], detail: MultiSelectChangeDetail) => void;
  /** Name of the button that lets a chosen option go: "Remove Linen". */
  removeLabel: (label: string) => string;
  ref?: Ref<HTMLSelectElement>;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}
