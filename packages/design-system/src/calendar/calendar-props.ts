import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';

/** Why the value changed: a day was pressed, or selected by Enter or Space. */
export type CalendarChangeDetail = ChangeDetail<'dayPress'>;

/** Props shared by Calendar and RangeCalendar. */
export type CalendarBaseProps = PropsOf<
  'div',
  {
    /** Accessible name of the calendar: "Delivery date". */
    label: string;
    /** BCP 47 tag for names, numerals and the first day of the week; the calendar is always Gregorian. */
    locale: string;
    /** First selectable day, "2026-11-03"; without it there is no limit. */
    min?: string;
    /** Last selectable day, "2026-11-30"; without it there is no limit. */
    max?: string;
    /** Whether a day in that range is unavailable: a holiday, a day that is booked. */
    unavailable?: (day: string) => boolean;
    /**
     * Today in the mall's time zone, "2026-11-03". Default: the visitor's own, which a server does not know.
     */
    today?: string;
    /** Label of the button to the previous month. */
    previousLabel: string;
    /** Label of the button to the next month. */
    nextLabel: string;
    /** Label of a select for the year, for dates that are far away: "Year". Without it there is none. */
    yearLabel?: string;
    disabled?: boolean;
    readOnly?: boolean;
  }
>;
