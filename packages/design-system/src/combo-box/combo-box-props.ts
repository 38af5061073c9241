import type { ReactNode } from 'react';
import type { FieldRoot, FieldTexts } from '../field/field';
import type { TextFieldSize } from '../field/field-sizes';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';

/** An option of a ComboBox or MultiSelect. */
export interface ComboBoxOption {
  /** Unique among the options; reported by `onValueChange`, and submitted. */
  value: string;
  /** Shown in the list and the input, and matched by the filter. */
  label: string;
  /** Muted text after the label, e.g. a dial code. */
  description?: string;
  /** Before the label, e.g. a flag. */
  icon?: ReactNode;
  /** Heading of the option's group; options of a group must be adjacent. */
  group?: string;
  /** Shown in the list, but cannot be selected. */
  disabled?: boolean;
}

/** Options could not be loaded. */
export interface ComboBoxFailure {
  /** What happened, shown and announced in the list. */
  label: string;
  /** Label of the retry button; focus returns to the input. */
  retryLabel: string;
  /** Called when the retry button is pressed; load the options again. */
  onRetry: () => void;
}

/** Why the value changed: `input` for a choice or an emptied text, `reset` of the form. */
export type ComboBoxChangeDetail = ChangeDetail<'input' | 'reset'>;

/**
 * `input`: it was typed, which is the `event`. `selection`: it follows the selection again, after a choice, on Escape,
 * on leaving and on reset.
 */
export type ComboBoxInputDetail = ChangeDetail<'input' | 'selection'>;

/**
 * Other props go to the text input; `ref`, `name` and `onChange` to the hidden input that holds the value.
 */
export type ComboBoxProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** Can be thousands. A ComboBox with `filter="none"` needs the matches of the typed text and the selected option. */
      options: readonly ComboBoxOption[];
      /** Value of the selected option, `null` for none; uncontrolled without it. */
      value?: string | null;
      defaultValue?: string;
      onValueChange?: (value: string | null, detail: ComboBoxChangeDetail) => void;
      /** Called when the text of the input changes, for options that a server searches. */
      onInputChange?: (text: string, detail: ComboBoxInputDetail) => void;
      /** `none` when `options` are filtered already. Default: `contains`. */
      filter?: 'contains' | 'none';
      /** Options are loading. */
      pending?: boolean;
      /** Shown and announced while `pending`. */
      pendingLabel: string;
      /** Options failed to load: the list says so and offers a retry. */
      failure?: ComboBoxFailure;
      /** Accessible name of the button that opens the list. */
      toggleLabel: string;
      /** Shown and announced when no option matches. */
      emptyLabel: string;
      /** The number of matches, announced when it changes: "12 countries". */
      countLabel?: (count: number) => string;
      /** Shown and announced below the options when a server has more of them: "Type more to see others". */
      moreLabel?: string;
      /** Height as of a Button: `sm`, `md` or `lg` are 32, 40 or 48 px in the default brand. */
      size?: TextFieldSize;
      /** Always a text input. */
      type?: never;
    }
>;
