import type { FieldRoot, FieldTexts } from '../field/field';
import type { TextFieldSize } from '../field/field-sizes';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';

/** Why the number changed: `input` for typing, `increment` and `decrement` for keys, `reset` of the form. */
export type NumberFieldChangeDetail = ChangeDetail<'input' | 'increment' | 'decrement' | 'reset'>;

/**
 * Other props go to the text input; `ref`, `name` and `onChange` to the hidden input that holds the number.
 */
export type NumberFieldProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** BCP 47 tag for the number format; `th-u-nu-thai` selects Thai digits. */
      locale: string;
      /**
       * Options of `Intl.NumberFormat`: `{ style: 'currency', currency: 'EUR' }`, `{ style: 'unit', unit:
       * 'kilogram' }`.
       */
      format?: Intl.NumberFormatOptions;
      /** The number, `null` for none; uncontrolled without it. */
      value?: number | null;
      defaultValue?: number;
      /** Called with a number within the range, when typing is finished or an arrow key was pressed. */
      onValueChange?: (value: number | null, detail: NumberFieldChangeDetail) => void;
      /** The smallest number; a smaller one that was typed becomes it. Without it there is no limit. */
      min?: number;
      /** The largest number; a larger one that was typed becomes it. Without it there is no limit. */
      max?: number;
      /** Step of the arrow keys; typed numbers are rounded to it. */
      step?: number;
      /** Height as of a Button: `sm`, `md` or `lg` are 32, 40 or 48 px in the default brand. */
      size?: TextFieldSize;
      /** Always a text input: the browser's number input does not know the format. */
      type?: never;
    }
>;
