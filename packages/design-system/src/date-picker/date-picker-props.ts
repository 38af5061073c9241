import type { CalendarBaseProps } from '../calendar/calendar-props';
import type { FieldRoot, FieldTexts } from '../field/field';
import type { TextFieldSize } from '../field/field-sizes';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';

/** Why the day changed: `input` for typing or a press in the calendar, `reset` of the form. */
export type DatePickerChangeDetail = ChangeDetail<'input' | 'reset'>;

/** Other props go to the text input; `ref`, `name` and `onChange` to the hidden input that holds the day. */
export type DatePickerProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot &
    Pick<
      CalendarBaseProps,
      | 'locale'
      | 'min'
      | 'max'
      | 'unavailable'
      | 'today'
      | 'previousLabel'
      | 'nextLabel'
      | 'yearLabel'
    > & {
      /** The selected day in ISO 8601, "2026-11-03", `null` for none; uncontrolled without it. */
      value?: string | null;
      defaultValue?: string;
      /** Called with a selectable day, or `null`, when typing is finished or a day is pressed. */
      onValueChange?: (value: string | null, detail: DatePickerChangeDetail) => void;
      /** Label of the calendar and of the button that opens it: "Choose the day". */
      toggleLabel: string;
      /** Error text for input that is not a date: "Give the day as 31/12/2026". */
      invalidLabel: string;
      /** Error text for a day that is not selectable: "We do not deliver on that day". */
      unavailableLabel: string;
      /** Height as of a Button: `sm`, `md` or `lg` are 32, 40 or 48 px in the default brand. */
      size?: TextFieldSize;
      /** Always a text input, not the browser's own date field. */
      type?: never;
    }
>;
