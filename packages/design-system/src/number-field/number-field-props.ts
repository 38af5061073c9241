import type { FieldRoot, FieldTexts } from '../field/field';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import type { TextFieldSize } from '../text-field/text-field';

export type NumberFieldChangeDetail = ChangeDetail<'input' | 'increment' | 'decrement' | 'reset'>;

/** Other props go to the input that is typed into; `ref`, `name` and `onChange` to the one that holds the number. */
export type NumberFieldProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** Language of the number, as a BCP 47 tag; `th-u-nu-thai` asks for digits of a script. */
      locale: string;
      /** How the number is written: `{ style: 'currency', currency: 'EUR' }`, `{ style: 'unit', unit: 'kilogram' }`. */
      format?: Intl.NumberFormatOptions;
      /** The number, `null` for none; the field keeps its own without it. */
      value?: number | null;
      defaultValue?: number;
      /** Called with a number within the range, once typing is finished or an arrow key was pressed. */
      onValueChange?: (value: number | null, detail: NumberFieldChangeDetail) => void;
      min?: number;
      max?: number;
      /** Distance of the arrow keys; what is typed goes to the nearest step. */
      step?: number;
      size?: TextFieldSize;
      type?: never;
    }
>;
