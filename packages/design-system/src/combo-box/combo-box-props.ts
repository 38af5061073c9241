import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/field';
import type { PropsOf } from '../internal/component-props';
import type { TextFieldSize } from '../text-field/text-field';

export interface ComboBoxOption {
  value: string;
  /** What is shown, typed and found. */
  label: string;
  /** Muted text after the label: a dial code. */
  description?: string;
  /** Before the label: a flag, a picture. */
  icon?: ReactNode;
  disabled?: boolean;
}

export type ComboBoxProps = PropsOf<
  'div',
  FieldTexts & {
    /** Thousands are fine. With `filter="none"` those that fit what is typed, and the chosen one. */
    options: readonly ComboBoxOption[];
    /** The chosen option, `null` for none; without it the field keeps its own. */
    value?: string | null;
    defaultValue?: string;
    onValueChange?: (value: string | null) => void;
    /** What is typed, for options that a server finds. */
    onInputChange?: (typed: string) => void;
    /** `none` when the given options are already those that fit. */
    filter?: 'contains' | 'none';
    /** Options are on their way. */
    loading?: boolean;
    /** Name of the arrow that opens the list. */
    toggleLabel: string;
    /** Shown and read out while options are on their way. */
    loadingText: string;
    /** Shown and read out when nothing fits. */
    emptyText: string;
    /** How many options fit, read out when the number changes: "12 countries". */
    countLabel?: (count: number) => string;
    placeholder?: string;
    /** Name of the value in a form. */
    name?: string;
    required?: boolean;
    disabled?: boolean;
    size?: TextFieldSize;
    /** The input's id; made up when absent. */
    controlId?: string;
  }
>;
