export { Calendar } from './calendar';
export { RangeCalendar } from './range-calendar';
export type { CalendarProps } from './calendar';
export type { DateRange, RangeCalendarProps } from './range-calendar';
export type { CalendarChangeDetail } from './calendar-props';
