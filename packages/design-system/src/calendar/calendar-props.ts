import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';

export type CalendarChangeDetail = ChangeDetail<'dayPress'>;

/** Props of a calendar, whether one day is chosen or a range. */
export type CalendarBaseProps = PropsOf<
  'div',
  {
    /** Accessible name of the calendar: "Day of delivery". */
    label: string;
    /** Language of names, figures and weeks, as a BCP 47 tag; the calendar is always the Gregorian one. */
    locale: string;
    /** First and last day that can be chosen, "2026-11-03". */
    min?: string;
    max?: string;
    /** Whether a day within them cannot be chosen: a holiday, a day that is booked. */
    unavailable?: (day: string) => boolean;
    /** The mall's today, "2026-11-03"; the visitor's own without it, which a server does not know. */
    today?: string;
    /** Names of the buttons that lead to other months. */
    previousLabel: string;
    nextLabel: string;
    /** Name of a choice of the year beside the month, for days that are far away: "Year". Without it there is none. */
    yearLabel?: string;
    disabled?: boolean;
    readOnly?: boolean;
  }
>;
