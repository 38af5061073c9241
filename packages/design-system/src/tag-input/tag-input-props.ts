import type { ChangeEventHandler, Ref } from 'react';
import type { FieldRoot, FieldTexts } from '../field/field';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import type { TextFieldSize } from '../text-field/text-field';

export type TagInputChangeDetail = ChangeDetail<'input' | 'reset'>;

/** Other props go to the input that is typed into; `ref`, `name` and `onChange` to the select that holds the entries. */
export type TagInputProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** The entries in the order they were added; the field is uncontrolled without it. */
      value?: readonly string[];
      defaultValue?: readonly string[];
      onValueChange?: (value: readonly string[], detail: TagInputChangeDetail) => void;
      /** Name of the button that removes an entry: "Remove linen". */
      removeLabel: (entry: string) => string;
      /** Error text for an entry that is there already: "linen is on the list already". */
      duplicateLabel: (entry: string) => string;
      /** Most entries that it takes. */
      max?: number;
      /** Error text for an entry beyond `max`: "Five at most". */
      maxLabel?: (max: number) => string;
      /** Error text for an entry that is not accepted; undefined for one that is. */
      validate?: (entry: string) => string | undefined;
      /** The number of entries, read out when it changes: "3 words". */
      countLabel?: (count: number) => string;
      size?: TextFieldSize;
      type?: never;
      ref?: Ref<HTMLSelectElement>;
      onChange?: ChangeEventHandler<HTMLSelectElement>;
    }
>;
