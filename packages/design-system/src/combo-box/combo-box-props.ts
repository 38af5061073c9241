import type { ReactNode } from 'react';
import type { FieldRoot, FieldTexts } from '../field/field';
import type { ChangeDetail } from '../internal/change-detail';
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
  /** Heading that it stands under; the options of a group follow each other. */
  group?: string;
  disabled?: boolean;
}

/** The options could not be had. */
export interface ComboBoxFailure {
  /** Shown and read out in the list: what happened. */
  label: string;
  /** The button that tries again; the focus goes back to the input. */
  retryLabel: string;
  onRetry: () => void;
}

export type ComboBoxChangeDetail = ChangeDetail<'input' | 'reset'>;

/** Other props go to the input that is typed into; `ref`, `name` and `onChange` to the one that holds the value. */
export type ComboBoxProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** Thousands are fine. With `filter="none"`, the matches of the typed text and the chosen option. */
      options: readonly ComboBoxOption[];
      /** The chosen option, `null` for none; the field is uncontrolled without it. */
      value?: string | null;
      defaultValue?: string;
      onValueChange?: (value: string | null, detail: ComboBoxChangeDetail) => void;
      /** Called with the typed text, for options that a server searches. */
      onInputChange?: (typed: string) => void;
      /** `none` when the given options are already filtered. */
      filter?: 'contains' | 'none';
      /** Options are on their way. */
      pending?: boolean;
      /** Shown and read out meanwhile. */
      pendingLabel: string;
      /** Options did not come; the list says so and offers to try again. */
      failure?: ComboBoxFailure;
      /** Accessible name of the arrow button that opens the list. */
      toggleLabel: string;
      /** Shown and read out when no option matches. */
      emptyLabel: string;
      /** The number of matches, read out when it changes: "12 countries". */
      countLabel?: (count: number) => string;
      /** Shown and read out below the options when a server has more than it gave: "Type more to see others". */
      moreLabel?: string;
      size?: TextFieldSize;
      type?: never;
    }
>;
