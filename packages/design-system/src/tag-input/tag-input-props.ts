import type { ChangeEventHandler, Ref } from 'react';
import type { FieldRoot, FieldTexts } from '../field/field';
import type { TextFieldSize } from '../field/field-sizes';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';

/** Why the entries changed: `input` for one added or removed, `reset` of the form. */
export type TagInputChangeDetail = ChangeDetail<'input' | 'reset'>;

/**
 * Other props go to the text input; `ref`, `name` and `onChange` to the hidden select that holds the entries.
 */
export type TagInputProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** The entries in the order they were added; uncontrolled without it. */
      value?: readonly string[];
      /** The entries at first, where it keeps them itself. Default: `[]`. */
      defaultValue?: readonly string[];
      onValueChange?: (value: readonly string[], detail: TagInputChangeDetail) => void;
      /** Label of the button that removes an entry: "Remove linen". */
      removeLabel: (entry: string) => string;
      /** Error text for a duplicate: "linen is on the list already". */
      duplicateLabel: (entry: string) => string;
      /** Maximum number of entries. */
      max?: number;
      /** Error text for an entry beyond `max`: "Five at most". */
      maxLabel?: (max: number) => string;
      /** Error text for an invalid entry; undefined for a valid one. */
      validate?: (entry: string) => string | undefined;
      /** The number of entries, announced when it changes: "3 words". */
      countLabel?: (count: number) => string;
      /** Height as of a Button: `sm`, `md` or `lg` are 32, 40 or 48 px in the default brand. */
      size?: TextFieldSize;
      /** Always a text input. */
      type?: never;
      /** Gets the hidden select, whose options are the entries; form libraries focus the text input through it. */
      ref?: Ref<HTMLSelectElement>;
      /** Called on the change event of the hidden select, beside `onValueChange`: for form libraries. */
      onChange?: ChangeEventHandler<HTMLSelectElement>;
    }
>;
