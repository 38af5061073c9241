import type { CalendarBaseProps } from '../calendar/calendar-props';
import type { FieldRoot, FieldTexts } from '../field/field';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import type { TextFieldSize } from '../text-field/text-field';

export type DatePickerChangeDetail = ChangeDetail<'input' | 'reset'>;

/** Other props go to the input that is typed into; `ref`, `name` and `onChange` to the one that holds the day. */
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
      /** The day as it is sent, "2026-11-03", `null` for none; the field keeps its own without it. */
      value?: string | null;
      defaultValue?: string;
      /** Called with a day that can be chosen, or `null`, once typing is finished or a day was pressed. */
      onValueChange?: (value: string | null, detail: DatePickerChangeDetail) => void;
      /** Name of the button that opens the calendar, and of the calendar: "Choose the day". */
      toggleLabel: string;
      /** Error text for what is no day: "Give the day as 31/12/2026". */
      invalidLabel: string;
      /** Error text for a day that cannot be chosen: "We do not deliver on that day". */
      unavailableLabel: string;
      size?: TextFieldSize;
      type?: never;
    }
>;
